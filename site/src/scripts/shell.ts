// The shell's behaviour: currency, session, and the header that condenses.
import './installed.ts'
import './leaving.ts'

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
const brand = document.querySelector('stay-brand')

const selects = all<HTMLSelectElement>('[data-currency]')
const codes = [...(selects[0]?.options ?? [])].map(({ value }) => value)
// A single entry means that the API sent no list: the stored choice stays.
const isOption = (code: string) => codes.length < 2 || codes.includes(code)

// Elements reload prices when the brand's currency changes; the cookie tells the server.
function choose(code: string) {
  document.cookie = `currency=${code}; path=/; max-age=31536000; samesite=lax`
  for (const select of selects) select.value = code
  for (const written of all('[data-currency-code]')) written.textContent = code
  if (brand?.getAttribute('currency') !== code) brand?.setAttribute('currency', code)
}

// Stored for the next visit, under the name of AQ-48; an unknown code is removed (PLT-025). Storage may be blocked.
let stored: string | null = null
try {
  stored = localStorage.getItem('currency')
  if (stored !== null && isOption(stored)) choose(stored)
  else localStorage.removeItem('currency')
} catch {}

function keep(code: string) {
  choose(code)
  stored = code
  try {
    localStorage.setItem('currency', code)
  } catch {}
}
for (const select of selects) select.addEventListener('change', () => keep(select.value))
document.addEventListener('stay-currency', (event) =>
  keep((event as CustomEvent<{ currency: string }>).detail.currency),
)

// Hides parts of a page for visitors; the account control reports the session.
document.addEventListener('stay-session', (event) => {
  const { signedIn, currency } = (event as CustomEvent<{ signedIn: boolean; currency?: string }>).detail
  for (const part of all('[data-visitor]')) part.hidden = signedIn
  for (const part of all('[data-member]')) part.hidden = !signedIn
  // The currency of the member's profile, unless this browser has a choice.
  if (currency && (stored === null || !isOption(stored)) && isOption(currency)) choose(currency)
})

// Each product of the home page has its own address, and Back returns to the previous one (ACC-010).
const products = document.querySelector('main stay-search[variant=tabbed]')
products?.addEventListener('stay-product', (event) => {
  const { product } = (event as CustomEvent<{ product: string }>).detail
  products.setAttribute('product', product)
  history.pushState(null, '', `/${product}`)
})
if (products)
  addEventListener('popstate', () => products.setAttribute('product', location.pathname.slice(1) || 'hotels'))

const header = document.querySelector('.top')
const condense = () => header?.classList.toggle('condensed', scrollY >= 1)
addEventListener('scroll', condense, { passive: true })
condense()
