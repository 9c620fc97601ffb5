/** A field in a table of a document. */
interface Field {
  readonly name: string
  readonly type: string
  readonly isList: boolean
  readonly isRequired: boolean
  readonly depth: number
  readonly fields: Field[]
}

/**
 * Schema of an object that Markdown describes: the table after a heading and a line with `part`. Fields of an inner object
 * have more `&nbsp;` before their names. Fields may be absent unless they are marked as required, and there may be others.
 */
export function schemaOfTable(
  markdown: string,
  heading: string,
  part: 'Parameters' | 'Return type' = 'Return type',
): object {
  const [, section = ''] = markdown.split(new RegExp(`^#+ ${heading}\\s*$`, 'm'))
  const [, table = ''] = section.split(part)
  const root: Field = { name: '', type: 'object', isList: false, isRequired: false, depth: -1, fields: [] }
  const path = [root]
  let hasBegun = false
  for (const line of table.split('\n')) {
    const field = fieldOf(line)
    if (!field && hasBegun && !line.startsWith('|')) break
    if (!field) continue
    hasBegun = true
    while ((path.at(-1)?.depth ?? 0) >= field.depth) path.pop()
    path.at(-1)?.fields.push(field)
    path.push(field)
  }
  if (root.fields.length === 0) throw new Error(`no table of ${heading}`)
  return schemaOf(root)
}

function fieldOf(line: string): Field | undefined {
  const [, indent = '', name, type = '', description = ''] =
    /^\|?\s*((?:&nbsp;)*)\s*\*\*(\w+)\*\*\s*\|\s*\*\*([\w ]+)\*\*\s*\|\s*([^|]*)/.exec(line) ?? []
  if (!name) return undefined
  // Lists are called objects in places.
  const isList = /^array/i.test(type) || /^an array/i.test(description)
  // One more or less is a slip of the pen: levels are four or eight apart.
  const depth = Math.round(indent.length / '&nbsp;'.length / 4)
  const isRequired = line.includes('[required]')
  return { name, type: type.toLowerCase(), isList, isRequired, depth, fields: [] }
}

function schemaOf({ type, isList, fields }: Field): object {
  const inner =
    fields.length > 0
      ? {
          type: 'object',
          properties: Object.fromEntries(fields.map((each) => [each.name, schemaOf(each)])),
          required: fields.filter(({ isRequired }) => isRequired).map((each) => each.name),
        }
      : {}
  if (isList) return { type: 'array', items: inner }
  return { type: type.replace(/^(array|date).*/, 'string'), ...inner }
}
