// The site as an app: its service worker comes once the page is there, and is told what it cannot see by itself.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }

/** So long after a page is there, ms, nothing of it is asked for any more. */
const QUIET_MS = 2_000

/** To the worker of this site, if there is one. */
async function tell(what: object) {
  const registration = await serviceWorker?.getRegistration()
  registration?.active?.postMessage(what)
}

/**
 * To one that waited for a payment to end. Not while the page still asks for its files: a browser that ends the old worker for the new
 * one, and has to start it again for a file at that moment, gets to neither of them for half a minute, nor to the next page.
 */
async function takeOver() {
  const registration = await serviceWorker?.getRegistration()
  registration?.waiting?.postMessage({ takeOver: true })
}

async function register(workers: ServiceWorkerContainer) {
  try {
    await workers.register('/sw.js', { updateViaCache: 'none' })
    setTimeout(() => void takeOver().catch(() => {}), QUIET_MS)
    await tell({ language: document.documentElement.lang })
  } catch {
    // Without it the site is what it was.
  }
}

// Frames of other sites have the site's pages, but not its worker.
if (serviceWorker && window === top) {
  const { readyState } = document
  if (readyState === 'complete') void register(serviceWorker)
  else addEventListener('load', () => void register(serviceWorker), { once: true })
  document.addEventListener('stay-logout', () => void tell({ left: true }))
  document.addEventListener(
    'stay-login',
    (event) => void tell({ came: (event as CustomEvent<object>).detail }),
  )
}
