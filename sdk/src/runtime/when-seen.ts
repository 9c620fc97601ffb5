/** Runs whenever the page changes while it has an element of this tag; what is imported there comes once. */
export function whenSeen(tag: string, run: () => void): void {
  const look = () => {
    if (document.querySelector(tag)) run()
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  look()
}
