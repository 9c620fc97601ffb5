import type { Environment } from '@staykit/stores/environment'
import { type BrandBody, brandAnswer, forgetAnswers, requestBrand } from '../runtime/brand-answer.ts'
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
const foreign: BrandBasics = { ...none, isForeign: true }
const read = new WeakMap<BrandBody, BrandBasics>()

/** The same object for the same answer: an element does not render again for a brand that it has. */
function basicsOf(body: BrandBody): BrandBasics {
  const { brand, error } = body
  const basics =
    read.get(body) ?? (brand || error ? { ...none, ...brand, ...(error && { problem: error }) } : foreign)
  read.set(body, basics)
  return basics
}

/** The brand, if its answer is there. */
export function knownBrand(settings: Settings): BrandBasics | undefined {
  const body = brandAnswer(settings)?.body
  return body && basicsOf(body)
}

/** Loads a brand once per page. Never rejects: without an answer, the defaults stay. */
export async function loadBrandBasics(settings: Settings, environment: Environment): Promise<BrandBasics> {
  if (!settings.refId) return withoutRefId
  const body = await requestBrand(settings, environment.fetch).loading
  return body ? basicsOf(body) : none
}

/** Sets the tokens of a brand on a widget; tokens of the page override them. */
export function applyTokens(box: HTMLElement, tokens: BrandBasics['tokens']): void {
  for (const [name, value] of Object.entries(tokens)) {
    box.style.setProperty(name.replace(/^stay-/, '--_b-'), supported(String(value)))
  }
}

/** Clears all answers, so that a test starts like a new page. */
export function forgetBrands(): void {
  forgetAnswers()
  brandDefaults.clear()
}
