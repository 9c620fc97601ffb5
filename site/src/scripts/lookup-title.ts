// The title of the page says that the booking was cancelled.
const lookup = document.querySelector<HTMLElement>('stay-lookup')

lookup?.addEventListener('stay-cancelled', () => {
  document.title = `${lookup.dataset.titleCancelled} | ${document.title.split(' | ').at(-1)}`
})
