// The language of the site: a dialog of links, and the choice stored under `lang` for the next visit (PLT-023, PLT-033).
const dialog = document.querySelector<HTMLDialogElement>('[data-languages]')
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-language]')]

/** Opens the dialog with links to the page as it is now: elements change its address without a load. */
function open() {
  const there = new URL(location.href)
  there.hash = ''
  for (const link of links) {
    there.searchParams.set('lang', link.dataset.language ?? '')
    link.href = there.href
  }
  dialog?.showModal()
}
for (const button of document.querySelectorAll('[data-languages-open]'))
  button.addEventListener('click', open)
document.querySelector('[data-languages-close]')?.addEventListener('click', () => dialog?.close())
dialog?.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close()
})

const more = document.querySelector<HTMLElement>('[data-translate]')
const toggle = more?.querySelector<HTMLButtonElement>('[data-all]')
const others = [...(more?.querySelectorAll<HTMLElement>('[data-translate-to]') ?? [])]
const first = others.filter((button) => !button.parentElement?.hidden)
toggle?.addEventListener('click', () => {
  const isOpen = toggle.ariaExpanded !== 'true'
  toggle.ariaExpanded = String(isOpen)
  toggle.textContent = (isOpen ? toggle.dataset.fewer : toggle.dataset.all) ?? ''
  for (const button of others)
    if (button.parentElement) button.parentElement.hidden = !isOpen && !first.includes(button)
})

/** A language of the translation widget, which loads now. */
async function translateTo(tag = '') {
  const { translate } = await import('./translate.ts')
  await translate(more?.dataset.translate ?? '', tag)
}
for (const button of others)
  button.addEventListener('click', () => {
    try {
      localStorage.setItem('lang', button.dataset.translateTo ?? '')
    } catch {
      // Storage may be blocked.
    }
    dialog?.close()
    // After an update of the site the file of this page is gone: the new page has its own, and translates itself.
    translateTo(button.dataset.translateTo).catch(() => location.reload())
  })

const current = links.find((link) => link.ariaCurrent)?.dataset.language ?? ''
const { searchParams } = new URL(location.href)
try {
  const stored = localStorage.getItem('lang')
  const link = links.find(({ dataset }) => dataset.language === stored)
  if (searchParams.has('lang')) localStorage.setItem('lang', current)
  // Restores the lost cookie, which tells the server the language.
  else if (link && stored !== current) location.replace(link.href)
  else if (others.some(({ dataset }) => dataset.translateTo === stored)) void translateTo(stored ?? '')
} catch {
  // Storage may be blocked.
}
