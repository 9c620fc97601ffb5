import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CompletedConfig, Context, ExposeNodeParser, Schema } from 'ts-json-schema-generator'
import type { Node } from 'typescript'
import { repositoryRoot } from '../../config.ts'

const cacheFolder = join(repositoryRoot, 'node_modules/.cache/staykit-published')

/**
 * JSON schemas of all types that a file exports, which it takes from the client of a vendor: its definitions are
 * `#/definitions/<Name>`. Generated once for each version of the packages; objects have no other fields. `prune` may drop
 * what is not used.
 */
export async function schemaOfTypes(
  entry: URL,
  packages: readonly string[],
  prune: (schema: Schema) => Schema = (schema) => schema,
): Promise<Schema> {
  const path = fileURLToPath(entry)
  const text = readFileSync(path, 'utf8')
  const versions = [...packages, 'ts-json-schema-generator'].map(versionOf)
  const key = createHash('sha256')
    .update(JSON.stringify([text, versions, String(prune)]))
    .digest('hex')
    .slice(0, 20)
  const file = join(cacheFolder, `${key}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Schema
  } catch {
    const schema = prune(await generate(path, text))
    mkdirSync(cacheFolder, { recursive: true })
    // Other workers write the same file.
    const own = `${file}.${randomUUID()}`
    writeFileSync(own, JSON.stringify(schema))
    renameSync(own, file)
    return schema
  }
}

const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(join(repositoryRoot, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string
    }
  ).version

async function generate(path: string, text: string): Promise<Schema> {
  const generator = await import('ts-json-schema-generator')
  const { createFormatter, createParser, createProgram, DEFAULT_CONFIG, ExposeNodeParser, SchemaGenerator } =
    generator
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    path,
    tsconfig: join(import.meta.dirname, 'tsconfig.json'),
    skipTypeCheck: true,
    additionalProperties: false,
    expose: 'all',
    topRef: true,
    jsDoc: 'none',
  }
  const program = createProgram(config)
  const types = [...text.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name)
  const formatter = createFormatter(config)
  const restore = nameByFile(ExposeNodeParser, path)
  try {
    return new SchemaGenerator(program, createParser(program, config), formatter, config).createSchema(types)
  } finally {
    restore()
  }
}

/** Stripe has types of one name in several files, which the generator refuses: each definition is named by its file too. */
function nameByFile(parser: typeof ExposeNodeParser, entry: string): () => void {
  const { getDefinitionName } = parser.prototype as unknown as { getDefinitionName: GetName }
  const named: GetName = function (this: ExposeNodeParser, node, context) {
    const name = getDefinitionName.call(this, node, context)
    const { fileName } = node.getSourceFile()
    return fileName === entry
      ? name
      : `${fileName.replace(/^.*node_modules\//, '').replace(/\W/g, '_')}.${name}`
  }
  Object.assign(parser.prototype, { getDefinitionName: named })
  return () => void Object.assign(parser.prototype, { getDefinitionName })
}

type GetName = (this: ExposeNodeParser, node: Node, context: Context) => string
