// The shell's behaviour: drawer, currency, who is logged in, and the header that condenses.
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
const brand = document.querySelector('stay-brand')

const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]')
for (const button of all('[data-menu]')) button.addEventListener('click', () => drawer?.showModal())
for (const button of all('[data-close]')) button.addEventListener('click', () => drawer?.close())
drawer?.addEventListener('click', (event) => {
  if (event.target === drawer) drawer.close()
})

// The elements reload their prices by themselves when the brand's currency changes.
for (const select of all<HTMLSelectElement>('[data-currency]')) {
  select.addEventListener('change', () => {
    document.cookie = `currency=${select.value}; path=/; max-age=31536000; samesite=lax`
    for (const other of all<HTMLSelectElement>('[data-currency]')) other.value = select.value
    brand?.setAttribute('currency', select.value)
  })
}

// Parts of a page that are for visitors only; the account control says who is there.
document.addEventListener('stay-session', (event) => {
  const { signedIn } = (event as CustomEvent<{ signedIn: boolean }>).detail
  for (const part of all('[data-visitor]')) part.hidden = signedIn
})

const header = document.querySelector('.top')
const condense = () => header?.classList.toggle('condensed', scrollY >= 1)
addEventListener('scroll', condense, { passive: true })
condense()
