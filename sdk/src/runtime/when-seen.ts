/** Runs once the page has an element of this tag, now or later. */
export function whenSeen(tag: string, run: () => void): void {
  const observer = new MutationObserver(look)
  function look() {
    if (!document.querySelector(tag)) return
    observer.disconnect()
    run()
  }
  observer.observe(document, { childList: true, subtree: true })
  look()
}
