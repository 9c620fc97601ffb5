import { spellings } from './attributes.ts'
import { brandAncestor } from './brand-ancestor.ts'
import type { StaykitGlobal } from './settings.ts'

type Name = 'locale' | 'theme' | 'refId' | 'apiBase'

/** A setting of an element, as settingsOf() reads it, before its code is loaded. */
export function earlySetting(host: Element, name: Name, page: StaykitGlobal): string | undefined {
  const { script, settings } = page
  const ancestor = brandAncestor(host)
  const readFrom = (element: Element | null | undefined, prefix = '') => {
    for (const spelling of spellings(name)) {
      const value = element?.getAttribute(prefix + spelling)
      if (value) return value
    }
    return undefined
  }
  return readFrom(host) ?? readFrom(ancestor) ?? readFrom(script, 'data-') ?? settings?.[name]
}
