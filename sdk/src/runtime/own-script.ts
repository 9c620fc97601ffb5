import type { StaykitGlobal } from './settings.ts'

const NO_ADDRESS =
  'Staykit: a copy of the script inside a page does not know the address of its files. Set window.staykit.settings.apiBase (or data-api-base) to the origin of the API.'

/**
 * Stores the tag and the address of the script that runs, for the modules that it imports. State of a page or of an earlier
 * copy takes precedence. Returns undefined, with a line in the console, when no address is known. Call it synchronously.
 */
export function storeOwnScript(state?: Partial<StaykitGlobal>): StaykitGlobal | undefined {
  const kit: StaykitGlobal = { ...ownScript(), ...state, ...globalThis.staykit }
  globalThis.staykit = kit
  if (addressesOf('core.js').length > 0) return kit
  console.error(NO_ADDRESS)
  return undefined
}

function ownScript(): Pick<StaykitGlobal, 'script' | 'src'> {
  const current = document.currentScript as HTMLScriptElement | null
  if (current) return { script: current, src: current.src }
  // A module has no current script, but the stack of an error begins with its address; for an inline one, the page's.
  const address = firstAddressIn(String(new Error().stack))
  const src = address === location.href.replace(/#.*/, '') ? '' : address
  const tags = [...document.scripts]
  const script = tags.find((tag) => src && tag.src === src) ?? tags.find(({ dataset }) => dataset.refId)
  return { script: script ?? null, src }
}

/** `at f (https://a/b.js:1:2)` in Chromium, `f@https://a/b.js:1:2` elsewhere. */
const firstAddressIn = (stack: string) => /[\s(@](https?:\S+?):\d+:\d+/.exec(stack)?.[1] ?? ''

/** Addresses where a file of the SDK may be: next to the script, else on the API that the page names. */
export function addressesOf(file: string): string[] {
  const { src, script, settings } = globalThis.staykit ?? {}
  const api = script?.dataset.apiBase || settings?.apiBase
  const folders = [src, api && new URL('/sdk/v1/', api).href]
  return folders.flatMap((folder) => (folder ? [new URL(file, folder).href] : []))
}

/** Imports a file of the SDK. */
export async function importFile(file: string): Promise<unknown> {
  const [first, second] = addressesOf(file)
  try {
    return await import(first as string)
  } catch (problem) {
    if (!second) throw problem
    return import(second)
  }
}
