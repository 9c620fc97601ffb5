import type { StaykitGlobal } from './settings.ts'

/**
 * Runs whenever the page changes while it has an element of these tags, or when another element shows one inside itself; what is
 * imported there comes once.
 */
export function whenSeen(tags: string, run: () => void): void {
  const look = () => {
    if (document.querySelector(tags)) run()
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  look()
  const kit: StaykitGlobal = globalThis.staykit ?? {}
  const { load } = kit
  globalThis.staykit = {
    ...kit,
    load: (tag) => (tags.split(',').includes(tag) ? run() : load?.(tag)),
  }
}
