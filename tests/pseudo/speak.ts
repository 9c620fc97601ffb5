import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pseudoOf } from './pseudo.ts'
import { languages } from './tags.ts'

type Texts = Readonly<Record<string, unknown>>

const read = async (file: string): Promise<Record<string, Texts>> => import(pathToFileURL(file).href)
const module = (texts: unknown) => `export const messages = ${JSON.stringify(texts, null, 2)}\n`

/** Writes the languages into a copy of the product: elements and card frame, site, mails. */
export async function speakPseudo(tree: string): Promise<void> {
  const elements = join(tree, 'sdk/src/messages')
  const site = join(tree, 'site/src/messages')
  for (const name of readdirSync(join(elements, 'en-US'))) {
    const { messages = {} } = await read(join(elements, 'en-US', name))
    const texts = name === 'server-words.ts' ? await serverWords(tree) : messages
    for (const { tag } of languages) write(join(elements, tag), name, module(pseudoOf(texts)))
  }
  const { messages } = await read(join(site, 'en-US.ts'))
  for (const { tag } of languages) write(site, `${tag}.ts`, module(pseudoOf(messages)))
  const lines = languages.map(
    ({ code, tag, name, flag, dir }) => `of('${code}', '${tag}', '${name}', '${flag}', '${dir}'),`,
  )
  after(join(tree, 'packages/domain/src/languages.ts'), "of('us', 'en-US', 'English (US)'),", lines.join(' '))
  speakInMails(tree)
}

/** What the server names in English itself, by the keys under which other languages say it. */
async function serverWords(tree: string): Promise<Texts> {
  const german = await read(join(tree, 'sdk/src/messages/de/server-words.ts'))
  const { sorts, savingsSort, amenities } = (await read(
    join(tree, 'packages/domain/src/index.ts'),
  )) as unknown as {
    readonly sorts: readonly Named[]
    readonly savingsSort: Named
    readonly amenities: readonly Named[]
  }
  const named: Record<string, string> = {}
  for (const { id, name } of [...sorts, savingsSort]) named[`sort.${id}`] = name
  for (const { id, name } of amenities) named[`amenity.${id}`] = name
  return Object.fromEntries(
    Object.keys(german.messages ?? {}).map((key) => [key, named[key] ?? key.replace(/^score\./, '')]),
  )
}

interface Named {
  readonly id: string | number
  readonly name: string
}

/** Mails, and what methods of payment say in them, by a table of languages in each file. */
function speakInMails(tree: string): void {
  const modules = join(tree, 'packages/server/src/modules')
  const own = pathToFileURL(join(tree, 'tests/pseudo/pseudo.ts')).href
  const file = join(modules, 'mail/languages.ts')
  after(file, "'en-US': english,", languages.map(({ tag }) => `'${tag}': pseudoOf(english),`).join(' '))
  writeFileSync(file, `import { pseudoOf } from '${own}'\n${readFileSync(file, 'utf8')}`)
  const tables = ['bitcoin/words', 'card/words', 'wallet/words', 'bitcoin/refund-words']
  for (const table of tables.map((name) => join(modules, 'payments', `${name}.ts`))) {
    const text = readFileSync(table, 'utf8')
    const name = /^export const (\w+): Readonly<Record<MailLocale/m.exec(text)?.[1]
    if (!name) throw new Error(`${table} has no table of languages`)
    const said = languages.map(({ tag }) => `'${tag}': pseudoOf(${name}['en-US'])`)
    const more = `import { pseudoOf } from '${own}'\nObject.assign(${name}, { ${said.join(', ')} })\n`
    writeFileSync(table, `${text}${more}`)
  }
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** Adds to a text that must be there once, so that a copy which says nothing new is seen at once. */
function after(file: string, place: string, more: string): void {
  const text = readFileSync(file, 'utf8')
  if (text.split(place).length !== 2) throw new Error(`${file} has "${place}" not once`)
  writeFileSync(
    file,
    text.replace(place, () => `${place}\n${more}`),
  )
}
