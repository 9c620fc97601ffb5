import { type ComponentChildren, toChildArray } from 'preact'

type Child = ReturnType<typeof toChildArray>[number]

export const Children = {
  map: <T>(children: ComponentChildren, each: (child: Child, index: number) => T): T[] =>
    toChildArray(children).map(each),
  forEach: (children: ComponentChildren, each: (child: Child, index: number) => void): void =>
    toChildArray(children).forEach(each),
  count: (children: ComponentChildren): number => toChildArray(children).length,
  toArray: toChildArray,
}
