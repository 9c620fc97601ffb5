import { sayAny, type Translate } from './translate.ts'

/** What the server names, in the page's language: by its key in the catalogue `server-words`, or as the server says it. */
export function serverWord(t: Translate, key: string, name: string): string {
  const said = sayAny(t, key)
  return said === key ? name : said
}
