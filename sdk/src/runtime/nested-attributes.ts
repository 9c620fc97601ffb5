import { spellings } from './attributes.ts'
import type { Settings } from './settings.ts'

/** The settings as attributes, for a nested element. */
export function attributesOf({ urls, theme: _, words: __, ...settings }: Settings): Record<string, string> {
  const all = {
    ...settings,
    ...Object.fromEntries(Object.entries(urls).map(([screen, url]) => [`${screen}Url`, url])),
  }
  const entries = Object.entries(all).filter(([, value]) => value)
  return Object.fromEntries(entries.map(([name, value]) => [spellings(name)[0] ?? name, value]))
}
