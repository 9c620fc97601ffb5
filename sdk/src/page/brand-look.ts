import type { Environment } from '@staykit/stores/environment'
import { brandDefaults, type Settings } from '../runtime/settings.ts'
import { known } from '../styles/sheets.ts'

/**
 * What every widget needs of its brand at once: colours and links, or why there are none. Read leniently and without the
 * schemas of the wire, which the search form does not load before it is used; everything else of a brand comes from the
 * brand store.
 */
export interface BrandLook {
  readonly tokens: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, string>>
  readonly currency?: string | undefined
  readonly locale?: string | undefined
  /** Set when the brand is not known; a lost connection is no such reason. */
  readonly problem?: { readonly code: string; readonly message: string } | undefined
}

const none: BrandLook = { tokens: {}, links: {} }
const answers = new Map<string, Promise<Response>>()

/** Address of the brand; services.ts hands on the same answer instead of asking twice. */
export const brandUrl = ({ apiBase, refId }: Pick<Settings, 'apiBase' | 'refId'>) =>
  `${apiBase}/api/brand?${new URLSearchParams({ refId })}`

/** The answer that is on its way for an address, if it is one of a brand. */
export const answerOf = (url: string) => answers.get(url)?.then((answer) => answer.clone())

/**
 * Asks for a brand once for each page. Never fails: without an answer, defaults stay. What went wrong holds for the elements
 * that stand together, and is asked for again by one that comes 9 s later.
 */
export async function brandLook(settings: Settings, environment: Environment): Promise<BrandLook> {
  const url = brandUrl(settings)
  let answer = answers.get(url)
  if (!answer) {
    answer = environment.fetch(url)
    answers.set(url, answer)
    const later = () => setTimeout(() => answers.delete(url), 9e3)
    answer.then(({ ok }) => ok || later(), later)
  }
  try {
    const response = await answer
    const { brand, error } = await response.clone().json()
    return { ...none, ...brand, problem: error }
  } catch {
    return none
  }
}

/** Puts a brand's tokens on a widget, where the page's own tokens stand above them. */
export function applyTokens(box: HTMLElement, tokens: BrandLook['tokens']): void {
  for (const [name, value] of Object.entries(tokens)) {
    box.style.setProperty(name.replace(/^stay-/, '--_b-'), known(String(value)))
  }
}

/** Forgets all answers, so that a test starts as a fresh page does. */
export function forgetBrands(): void {
  answers.clear()
  brandDefaults.clear()
}
