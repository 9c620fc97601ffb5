import { type Atom, atom } from './atom.ts'

/** Computed anew when one of its stores has changed, at the latest when it is read. It listens to them for good. */
export function computed(stores: Atom | readonly Atom[], compute: (...values: unknown[]) => unknown): Atom {
  const sources = [stores].flat() as readonly Atom[]
  const $computed = atom()
  let known: readonly unknown[] | undefined
  const update = () => {
    const values = sources.map(($source) => $source.get())
    if (known?.every((value, index) => Object.is(value, values[index]))) return
    known = values
    $computed.set(compute(...values))
  }
  update()
  for (const $source of sources) $source.listen(update)
  $computed.get = () => {
    update()
    return $computed.value
  }
  return $computed
}
