export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem }
table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; padding: .6rem .8rem; border-block-end: 1px solid #8884; vertical-align: top }
a { color: light-dark(#0b6b5c, #5fd3bd); display: inline-flex; align-items: center; min-block-size: 44px }
code { white-space: nowrap }
`
