// The language of the site: a dialog of links, and what was chosen under `lang` for the next visit (PLT-023, PLT-033).
const dialog = document.querySelector<HTMLDialogElement>('[data-languages]')
for (const button of document.querySelectorAll('[data-languages-open]'))
  button.addEventListener('click', () => dialog?.showModal())
document.querySelector('[data-languages-close]')?.addEventListener('click', () => dialog?.close())
dialog?.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close()
})

const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-language]')]
const current = links.find((link) => link.ariaCurrent)?.dataset.language ?? ''
const { searchParams } = new URL(location.href)
try {
  const kept = localStorage.getItem('lang')
  const link = links.find(({ dataset }) => dataset.language === kept)
  if (searchParams.has('lang')) localStorage.setItem('lang', current)
  // The cookie is gone, by which the server knows it.
  else if (link && kept !== current) location.replace(link.href)
} catch {
  // A browser may keep nothing.
}
