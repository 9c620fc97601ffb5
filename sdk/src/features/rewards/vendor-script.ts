const SLOW_MS = 10_000

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** A page with Trusted Types must allow this policy in `trusted-types` (docs/guide/loyalty.md). */
const POLICY = 'staykit-loyalty'
const loading = new Map<string, Promise<void>>()
let trust: ((url: string) => string) | undefined

function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  if (!trust) {
    const policy = trustedTypes.createPolicy(POLICY, { createScriptURL: (address) => address })
    trust = (address) => policy.createScriptURL(address)
  }
  return trust(url)
}

/** Loads the script of a brand's loyalty vendor once; rejects when it does not load within 10 s. */
export function loadVendorScript(url: string): Promise<void> {
  const pending = loading.get(url) ?? bring(url)
  loading.set(url, pending)
  pending.catch(() => loading.delete(url))
  return pending
}

async function bring(url: string): Promise<void> {
  const script = document.createElement('script')
  script.src = trusted(url)
  try {
    await new Promise<void>((done, fail) => {
      const late = setTimeout(() => fail(new Error('The script of the loyalty vendor timed out.')), SLOW_MS)
      script.onload = () => {
        clearTimeout(late)
        done()
      }
      script.onerror = () => {
        clearTimeout(late)
        fail(new Error('The script of the loyalty vendor failed to load.'))
      }
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
}
