type Fields = { [name: string]: string | Fields }

/** The object of a form such as `metadata[key]=x&expand[0]=y`; its values are texts. */
export function objectOf(form: URLSearchParams): unknown {
  const fields: Fields = {}
  for (const [path, value] of form) {
    const names = path.split(/\[|\]\[|\]/).filter(Boolean)
    const last = names.pop() ?? path
    let inner = fields
    for (const name of names) {
      const next = inner[name]
      const deeper = typeof next === 'object' ? next : {}
      inner[name] = deeper
      inner = deeper
    }
    inner[last] = value
  }
  return listsOf(fields)
}

/** Objects with the keys 0, 1, 2 are lists. */
function listsOf(value: string | Fields): unknown {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, inner]) => [name, listsOf(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
