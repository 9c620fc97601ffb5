import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../../config.ts'
import type { OpenapiDocument } from '../../../testing/published/openapi.ts'

/** LiteAPI's OpenAPI documents, which it publishes in the repository of its MCP server, at a commit of 2026-07-31. */
const commit = 'b89de53a775ac3ac5af1d61f4e78316d1a22f7c8'
export const source = `https://raw.githubusercontent.com/liteapi-travel/mcp-server/${commit}/openapi-schemas`
export const folder = join(repositoryRoot, 'node_modules/.cache/staykit-published/liteapi')

/** Their SHA-256. */
export const documents: Readonly<Record<string, string>> = {
  'search.json': 'c7a43734472094d05f5b939ad234e6525868b4a4d586ebe555ced4acb4ff9337',
  'booking.json': '1192cf616e8e35ab8afed1c9429aa3d43f4394aa2e0d79b1149fd780c8d28b80',
  'static.json': 'e7fdb30aae96706ac6c01fc1cf05b67029fdcadcf241858f2fe759cf347192b5',
}

/** The text of a document, if it is the one that was published. */
export function verified(name: string, text: string): string {
  const sum = createHash('sha256').update(text).digest('hex')
  if (sum !== documents[name]) throw new Error(`${name} is another file than LiteAPI published: ${sum}`)
  return text
}

/** The downloaded documents; none until `npm run definitions`. */
export function openapiDocuments(): OpenapiDocument[] {
  const names = Object.keys(documents)
  if (!names.every((name) => existsSync(join(folder, name)))) return []
  return names.map((name) => JSON.parse(verified(name, readFileSync(join(folder, name), 'utf8'))))
}
