import { useCallback, useState } from 'react'
import { useWidget } from './widget.ts'

interface Entry {
  readonly inputs: readonly unknown[]
  readonly value: unknown
}

const entriesBy = new WeakMap<Element, Map<string, Entry>>()

function entriesOf(host: Element): Map<string, Entry> {
  const entries = entriesBy.get(host) ?? new Map<string, Entry>()
  entriesBy.set(host, entries)
  return entries
}

/**
 * Like useMemo, for what a traveller typed: the value stays when the page takes the element out and puts it back later, as tabs
 * and portals do. `name` is unique in the element.
 */
export function useKept<T>(name: string, create: () => T, inputs: readonly unknown[]): T {
  const entries = entriesOf(useWidget().host)
  const before = entries.get(name)
  if (before && inputs.every((each, at) => Object.is(each, before.inputs[at]))) return before.value as T
  const value = create()
  entries.set(name, { inputs, value })
  return value
}

/** Like useState, and stays like the values of useKept. */
export function useKeptState<S>(name: string, first: S) {
  const cell = useKept(name, () => ({ value: first }), [])
  const [value, setValue] = useState(cell.value)
  const change = useCallback(
    (next: (before: S) => S) => {
      cell.value = next(cell.value)
      setValue(cell.value)
    },
    [cell],
  )
  return [value, change] as const
}
