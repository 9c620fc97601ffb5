import type { Environment } from '@staykit/stores/environment'
import { brandDefaults, type Settings } from '../runtime/settings.ts'
import { supported } from '../styles/sheets.ts'

/**
 * The part of a brand that every widget needs at once: colours, links, or why they are missing. It is parsed without the
 * schemas of the contract, which the search form does not load before its first use; the brand store has everything else
 * of a brand.
 */
export interface BrandBasics {
  readonly tokens: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, string>>
  readonly currency?: string | undefined
  readonly locale?: string | undefined
  /** Set when the brand is missing or unknown, not when the connection failed. */
  readonly problem?: { readonly code: string; readonly message: string } | undefined
  /** Another server has answered, such as the page's own for every unknown path. */
  readonly isForeign?: true
}

const none: BrandBasics = { tokens: {}, links: {} }
const withoutRefId = { ...none, problem: { code: 'MISSING_REF_ID', message: 'The page sets no refId.' } }
const answers = new Map<string, Promise<Response>>()

/** Address of the brand. services.ts reuses the same answer. */
export const brandUrl = ({ apiBase, refId }: Pick<Settings, 'apiBase' | 'refId'>) =>
  `${apiBase}/api/brand?${new URLSearchParams({ refId })}`

/** The pending answer for an address, if it is a brand's. */
export const answerOf = (url: string) => answers.get(url)?.then((answer) => answer.clone())

/**
 * Loads a brand once per page. Never rejects: without an answer, the defaults stay. A failure is shared by the elements that
 * mount together; an element that mounts 9 s later retries.
 */
export async function loadBrandBasics(settings: Settings, environment: Environment): Promise<BrandBasics> {
  if (!settings.refId) return withoutRefId
  const url = brandUrl(settings)
  let answer = answers.get(url)
  if (!answer) {
    answer = environment.fetch(url)
    answers.set(url, answer)
    const later = () => setTimeout(() => answers.delete(url), 9e3)
    answer.then(({ ok }) => ok || later(), later)
  }
  const response = await answer.catch(() => undefined)
  if (!response) return none
  const { brand, error } = await response
    .clone()
    .json()
    .catch(() => ({}))
  return brand || error ? { ...none, ...brand, problem: error } : { ...none, isForeign: true }
}

/** Sets the tokens of a brand on a widget; tokens of the page override them. */
export function applyTokens(box: HTMLElement, tokens: BrandBasics['tokens']): void {
  for (const [name, value] of Object.entries(tokens)) {
    box.style.setProperty(name.replace(/^stay-/, '--_b-'), supported(String(value)))
  }
}

/** Clears all answers, so that a test starts like a new page. */
export function forgetBrands(): void {
  answers.clear()
  brandDefaults.clear()
}
