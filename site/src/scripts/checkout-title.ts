// The title of the page names the step and the result of the checkout.
const page = document.querySelector<HTMLElement>('[data-checkout]')
const brand = document.title.split(' | ').at(-1)

function show(name: string | null | undefined) {
  const text = name && page?.getAttribute(`data-title-${name}`)
  if (text) document.title = `${text} | ${brand}`
}

page?.addEventListener('stay-step', (event) => show((event as CustomEvent<{ step: string }>).detail.step))
page?.addEventListener('stay-book-submitted', () => show('booking'))
page?.addEventListener('stay-book-failed', () => show('failed'))
page?.addEventListener('stay-cancelled', () => show('cancelled'))
page?.addEventListener('stay-error', (event) => {
  const { code } = (event as CustomEvent<{ code: string }>).detail
  if (code.startsWith('PAYMENT_')) show('not-paid')
})
