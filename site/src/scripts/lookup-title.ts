// The title of the page says that the booking was cancelled.
const lookup = document.querySelector<HTMLElement>('stay-lookup')
const brand = document.title.split(' | ').at(-1)

lookup?.addEventListener('stay-cancelled', () => {
  document.title = `${lookup.dataset.titleCancelled} | ${brand}`
})
