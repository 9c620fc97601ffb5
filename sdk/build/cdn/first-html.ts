import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { english, readTexts } from '@staykit/words/build'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { rollup } from 'rollup'
import type { FirstHtml, FirstNode } from '../../src/first-html/tree.ts'
import { source } from '../paths.ts'
import { declarations } from '../plugins/declarations.ts'
import { translated } from '../plugins/languages.ts'
import { onwarn, plugins } from './plugins.ts'

type Render = typeof import('../../src/first-html/render.tsx')

/** Renders the search form from its component, for the loader. */
export async function firstHtml(): Promise<FirstHtml> {
  const { markup, textsIn } = await renderModule()
  const variants = Object.fromEntries(
    Object.entries(markup()).map(([name, html]) => [name, parseFragment(html).childNodes.map(nodeOf)]),
  )
  const languages = Object.entries({ en: english, ...translated() })
  const texts = Object.fromEntries(languages.map(([tag, file]) => [tag, textsIn(messagesOf(file), tag)]))
  const release = createHash('sha256').update(JSON.stringify(variants)).digest('base64url').slice(0, 7)
  return { release, variants: asJson(variants), texts: asJson(texts) }
}

/** A page reads one variant and one language: the others stay texts, which cost a browser less than objects. */
const asJson = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))

/** The module bundled for this process, with preact as on a page. */
async function renderModule(): Promise<Render> {
  const folder = await mkdtemp(join(source, '../dist/first-html-'))
  const bundle = await rollup({
    input: `${source}first-html/render.tsx`,
    plugins: plugins([declarations()]),
    onwarn,
  })
  try {
    const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true })
    const file = join(folder, 'render.mjs')
    await writeFile(file, output[0].code)
    return (await import(pathToFileURL(file).href)) as Render
  } finally {
    await bundle.close()
    await rm(folder, { recursive: true })
  }
}

const messagesOf = (language: string) => {
  const texts = readTexts(language)
  return { ...texts.search, ...texts['stay-fields'], ...texts.counts }
}

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode): FirstNode {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  const { tagName, attrs, childNodes } = node as DefaultTreeAdapterTypes.Element
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
  return { tag: tagName, attributes, children: childNodes.map(nodeOf) }
}
