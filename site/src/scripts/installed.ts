// The site as an app: registers the service worker after the page has loaded, and sends it what it cannot read itself.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }

/** By this time after the load, in ms, the page requests no more files. */
const QUIET_MS = 2_000

/** Sends a message to the site's worker, if there is one. */
async function post(what: object) {
  const registration = await serviceWorker?.getRegistration()
  registration?.active?.postMessage(what)
}

/**
 * Activates a worker that waited for the end of a payment. Not while the page still loads files: a browser that replaces a worker and
 * restarts the old one for a request at that moment serves neither for half a minute, nor the next page.
 */
async function takeOver() {
  const registration = await serviceWorker?.getRegistration()
  registration?.waiting?.postMessage({ takeOver: true })
}

async function register(workers: ServiceWorkerContainer) {
  try {
    await workers.register('/sw.js', { updateViaCache: 'none' })
    setTimeout(() => void takeOver().catch(() => {}), QUIET_MS)
    await post({ language: document.documentElement.lang })
  } catch {
    // Without a worker the site works as before.
  }
}

// Frames on other sites show the site's pages without its worker.
if (serviceWorker && window === top) {
  const { readyState } = document
  if (readyState === 'complete') void register(serviceWorker)
  else addEventListener('load', () => void register(serviceWorker), { once: true })
  document.addEventListener('stay-logout', () => void post({ left: true }))
  document.addEventListener(
    'stay-login',
    (event) => void post({ came: (event as CustomEvent<object>).detail }),
  )
}
