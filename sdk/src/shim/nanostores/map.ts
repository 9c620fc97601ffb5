import { atom } from './atom.ts'

export function map(initial: Readonly<Record<string, unknown>> = {}) {
  const $map = atom(initial)
  const setKey = (key: string, value: unknown) => {
    const all = $map.value as Readonly<Record<string, unknown>>
    if (!Object.is(all[key], value)) $map.set({ ...all, [key]: value })
  }
  return Object.assign($map, { setKey })
}
