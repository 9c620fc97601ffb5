import messages from '@staykit/sdk/messages.json' with { type: 'json' }
import { visit } from 'unist-util-visit'
import { elements } from './manifest.ts'

const text = (value: string) => ({ type: 'text', value })
const code = (value: string) => (value ? { type: 'inlineCode', value } : text(''))
const cell = (child: object) => ({ type: 'tableCell', children: [child] })
const row = (cells: readonly object[]) => ({ type: 'tableRow', children: cells.map(cell) })
const table = (heads: readonly string[], rows: readonly (readonly object[])[]) => ({
  type: 'table',
  children: [row(heads.map(text)), ...rows.map(row)],
})

/** Each name once, with the first element that has it. */
function unique<Item extends { readonly name: string }>(lists: readonly (readonly Item[])[]): Item[] {
  return [...new Map(lists.flat().map((item) => [item.name, item])).values()]
}

function tokens() {
  const all = unique(elements.map(({ cssProperties }) => cssProperties))
  return table(
    ['Token', 'Default', 'What it is'],
    all.map(({ name, default: value = '', description = '' }) => [
      code(name),
      code(value),
      text(description),
    ]),
  )
}

function events() {
  const all = unique(elements.map((element) => element.events))
  const by = (name: string) =>
    elements
      .filter((element) => element.events.some((event) => event.name === name))
      .map(({ tagName }) => tagName)
  return table(
    ['Event', 'Detail', 'When', 'From'],
    all.map(({ name, type, description, cancelable }) => [
      code(name),
      code(type.text.replace(/^CustomEvent<(.*)>$/, '$1')),
      text(cancelable ? `${description} Cancelable.` : description),
      text(by(name).length === elements.length ? 'all' : by(name).join(', ')),
    ]),
  )
}

/** Fields of a data layer entry; an optional field keeps its question mark only. */
function entries() {
  const all = elements.flatMap((element) => element.entries ?? [])
  const shortField = (field: string) => field.replace('readonly ', '').replace(' | undefined', '')
  return table(
    ['Entry', 'Besides event, refId and time', 'From'],
    all.map(({ name, from, fields }) => [code(name), code(fields.map(shortField).join('; ')), code(from)]),
  )
}

function words() {
  const formatted = (message: (typeof messages)[number]['english']) =>
    typeof message === 'string' ? message : Object.values(message).join(' · ')
  const rows = messages.map(({ key, english, part }) => [code(key), text(formatted(english)), text(part)])
  // Hundreds of texts contain every word of the docs: a search lists them last.
  return {
    ...table(['Key', 'English', 'Where'], rows),
    data: { hProperties: { 'data-pagefind-weight': '0.1' } },
  }
}

const tables: Readonly<Record<string, () => object>> = {
  '[[tokens]]': tokens,
  '[[events]]': events,
  '[[entries]]': entries,
  '[[messages]]': words,
}

/** Replaces a line [[tokens]], [[events]], [[entries]] or [[messages]] with the table from the elements' declarations. */
export function tablesOfManifest() {
  return (tree: Parameters<typeof visit>[0]) => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const { children } = paragraph as unknown as { children: { value?: string }[] }
      const make = tables[children.map(({ value }) => value ?? '').join('')]
      if (make && parent && index !== undefined)
        (parent as unknown as { children: object[] }).children[index] = make()
    })
  }
}
