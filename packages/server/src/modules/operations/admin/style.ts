/** The theme of the reference site, in its tokens: 4 px steps, 44 px targets, both schemes. */
export const style = `
:root { color-scheme: light dark; --canvas: light-dark(#f7f5f1, #101413); --surface: light-dark(#fff, #191f1d); --sunken: light-dark(#f1eee8, #232a28);
  --text: light-dark(#15201d, #eef3f1); --muted: light-dark(#57635f, #a7b4af); --line: light-dark(#e3dfd7, #303937); --edge: light-dark(#858d89, #75827d);
  --brand: light-dark(#0b6b5c, #5fd3bd); --on-brand: light-dark(#fff, #06241e); --danger: light-dark(#b3261e, #ff938a); --on-danger: light-dark(#fff, #2b0a07);
  --ok: light-dark(#1b6b3a, #7fd79d); --deal: light-dark(#b4380c, #ff9d73); --focus: light-dark(#1655d9, #8fb6ff);
  font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, system-ui, sans-serif; background: var(--canvas); color: var(--text) }
*, ::before, ::after { box-sizing: border-box }
body { margin: 0 }
.shell { max-inline-size: 1200px; margin-inline: auto; padding-inline: 16px }
main.shell { padding-block: 24px 64px }
.skip { position: absolute; inset-inline-start: 8px; inset-block-start: -80px; background: var(--surface); padding: 12px 16px; border-radius: 10px }
.skip:focus { inset-block-start: 8px }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.bar { background: light-dark(#14211e, #2c3835); color: #fff }
.bar .shell { display: flex; align-items: center; justify-content: space-between; min-block-size: 64px }
.logo { color: #fff; text-decoration: none; font-weight: 700; font-size: 20px; display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px }
.logo span { color: #f4c66b; font-weight: 400; font-size: 16px }
.bar nav { display: flex; gap: 4px 16px; margin-inline: auto 16px; flex-wrap: wrap } .bar nav a { color: #fff; display: inline-flex; align-items: center; min-block-size: 44px }
.bar button.quiet { color: #fff; border-color: #a7b4af; background: transparent }
h1 { font-size: 28px; line-height: 1.2; letter-spacing: -.022em; margin: 0; overflow-wrap: anywhere }
h2 { font-size: 20px; line-height: 1.3; margin: 0 0 16px }
.head { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; justify-content: space-between; margin-block: 8px 24px }
.crumbs a { display: inline-flex; align-items: center; min-block-size: 44px }
a { color: var(--brand) }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 24px; min-inline-size: 0 }
.card + .card, .card + .columns { margin-block-start: 24px }
.narrow { max-inline-size: 480px; margin: 48px auto }
.narrow h1 { margin-block-end: 16px }
.stack { display: grid; gap: 20px; align-content: start; grid-template-columns: minmax(0, 1fr) }
.stack > * { margin: 0 }
.stack .card + .card, .columns > .card { margin: 0 }
.columns { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); margin-block-start: 24px }
.pair { display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr) }
.pair > * { margin: 0 }
.field { display: grid; gap: 4px; align-content: start }
label, legend { font-weight: 600 }
.hint { color: var(--muted); font-size: 14px; font-weight: 400 }
input:not([type=checkbox]), textarea { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: 10px; padding: 10px 12px; min-block-size: 44px; inline-size: 100% }
select { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: 10px; padding: 10px 12px; min-block-size: 44px; max-inline-size: 100% }
textarea { resize: vertical; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 14px }
fieldset { border: 0; padding: 0; margin: 0; min-inline-size: 0 }
.check { display: flex; gap: 12px; align-items: center; min-block-size: 44px; padding-block: 6px; line-height: 1.3; font-weight: 400 }
.check input { inline-size: 20px; block-size: 20px; flex: none; accent-color: var(--brand) }
button, .button { font: inherit; font-weight: 600; border: 1px solid transparent; border-radius: 10px; padding: 10px 20px; min-block-size: 44px; cursor: pointer; display: inline-flex; align-items: center; text-decoration: none }
.primary { background: var(--brand); color: var(--on-brand) }
.danger { background: var(--danger); color: var(--on-danger) }
.quiet { background: transparent; color: inherit; border-color: var(--edge) }
.actions { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 0 }
details > summary { cursor: pointer; min-block-size: 44px; display: list-item; padding-block: 10px; font-weight: 600 }
pre { background: var(--sunken); border-radius: 10px; padding: 16px; overflow-x: auto; margin: 0 0 16px; white-space: pre-wrap; overflow-wrap: anywhere }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 14px; overflow-wrap: anywhere }
.note { border-radius: 10px; padding: 12px 16px; border: 1px solid; overflow-wrap: anywhere }
.bad { color: var(--danger) }
.ok { color: var(--ok) }
.tag { font-size: 14px; font-weight: 600; border: 1px solid; border-radius: 999px; padding: 2px 10px; letter-spacing: 0; vertical-align: middle }
.on { color: var(--ok) }
.off { color: var(--danger) }
table { border-collapse: collapse; inline-size: 100%; font-variant-numeric: tabular-nums }
caption { text-align: start; color: var(--muted); padding-block-end: 12px }
th, td { text-align: start; padding: 10px 12px; border-block-end: 1px solid var(--line); vertical-align: middle }
.num { text-align: end }
td { overflow-wrap: anywhere }
table + h2 { margin-block-start: 24px }
.scroll { overflow: auto; max-block-size: 420px }
.list th a { display: inline-flex; align-items: center; min-block-size: 44px; overflow-wrap: anywhere }
.figures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin: 0 0 16px }
.figures dt { color: var(--muted); font-size: 14px }
.figures dd { margin: 0; font-size: 28px; font-weight: 700; font-variant-numeric: tabular-nums }
.bars { inline-size: 100%; block-size: 80px; display: block; border-block-end: 1px solid var(--edge) }
.bars .searches { fill: var(--brand); opacity: .45 }
.bars .bookings { fill: var(--deal) }
.legend { display: flex; gap: 8px; align-items: center; color: var(--muted); font-size: 14px; margin: 8px 0 }
.key { inline-size: 12px; block-size: 12px; border-radius: 3px; margin-inline-start: 8px }
.key.searches { background: var(--brand); opacity: .45 }
.key.bookings { background: var(--deal) }
.preview { inline-size: 100%; block-size: 640px; border: 1px solid var(--line); border-radius: 10px; background: #fff }
@media (min-width: 1000px) { .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start } .pair { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
@media (max-width: 720px) {
  .bar .shell { flex-wrap: wrap; padding-block: 4px }
  .bar nav { order: 1; inline-size: 100%; margin: 0; justify-content: space-between; gap: 4px 8px }
  .card { padding: 16px }
  .list thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
  .list tr { display: grid; border-block-end: 1px solid var(--line); padding-block: 8px }
  .list th, .list td { border: 0; padding: 4px 0; display: flex; justify-content: space-between; gap: 16px; text-align: start }
  .list td::before { content: attr(data-label); color: var(--muted) }
  .figures dd { font-size: 22px }
}
`

export const previewStyle = `:root { color-scheme: light; font-family: system-ui, sans-serif } body { margin: 16px }`

/** The icon of a tab. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0b6b5c"/><path d="M7 24v-8.5C7 10.3 11 7 16 7s9 3.3 9 8.5V24M12.5 24v-6a3.5 3.5 0 0 1 7 0v6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>'
