import { mkdir, writeFile } from 'node:fs/promises'
import { declarations } from '../src/elements/declarations.ts'
import { spellings } from '../src/runtime/attributes.ts'
import {
  type AttributeDeclaration,
  type Declaration,
  sharedAttributes,
  sharedEvents,
  sharedTokens,
} from '../src/runtime/declaration.ts'
import { npmFolder } from './paths.ts'

const typeText = ({ kind, values }: AttributeDeclaration) =>
  values
    ? values.map((value) => `'${value}'`).join(' | ')
    : ({ date: 'string', json: 'unknown' }[kind as 'date'] ?? kind)

const detailText = (detail: Readonly<Record<string, string>>) =>
  `{ ${Object.entries(detail)
    .map(
      ([field, kind]) =>
        `${field}${kind.endsWith('?') ? '?' : ''}: ${typeText({ kind: kind.replace('?', '') as 'date', doc: '' })}`,
    )
    .join('; ')} }`

function describe(declaration: Declaration) {
  const attributes = Object.entries({
    ...declaration.attributes,
    ...sharedAttributes,
  } as Declaration['attributes'])
  const events = Object.entries({ ...declaration.events, ...sharedEvents } as Declaration['events'])
  const named = ([name, description]: [string, string]) => ({ name, description })
  return {
    kind: 'class',
    customElement: true,
    name: declaration.tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
    tagName: declaration.tag,
    description: declaration.doc,
    attributes: attributes.map(([name, one]) => ({
      name: spellings(name)[0],
      fieldName: name,
      type: { text: typeText(one) },
      ...(one.default === undefined ? {} : { default: String(one.default) }),
      description: one.doc,
    })),
    members: attributes.map(([name, one]) => ({
      kind: 'field',
      name,
      type: { text: `${typeText(one)} | undefined` },
      description: one.doc,
    })),
    events: events.map(([name, { detail, doc }]) => ({
      name,
      type: { text: `CustomEvent<${detailText(detail)}>` },
      description: doc,
    })),
    slots: Object.entries(declaration.slots).map(named),
    cssParts: Object.entries(declaration.parts).map(named),
    cssProperties: [...sharedTokens.map((token) => `--stay-${token}`), ...(declaration.tokens ?? [])].map(
      (name) => ({ name }),
    ),
  }
}

/** custom-elements.json: what editors and documentation tools read. */
export async function buildManifest(): Promise<void> {
  const all = Object.values(declarations as Readonly<Record<string, Declaration>>)
  const manifest = {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: all.map((declaration) => ({
      kind: 'javascript-module',
      path: 'define.js',
      declarations: [describe(declaration)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: declaration.tag,
          declaration: { name: describe(declaration).name, module: 'define.js' },
        },
      ],
    })),
  }
  await mkdir(npmFolder, { recursive: true })
  await writeFile(`${npmFolder}custom-elements.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
