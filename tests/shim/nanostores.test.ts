import fc from 'fast-check'
import * as real from 'nanostores'
import { describe, expect, it } from 'vitest'
import * as shim from '../../sdk/src/shim/nanostores/index.ts'

// The stand-in of the CDN bundle is held against the real library: the same steps have to be heard alike.
interface Store {
  readonly get: () => unknown
  readonly set: (value: unknown) => void
  readonly listen: (listener: (value: unknown, before: unknown) => void) => () => void
  readonly subscribe: (listener: (value: unknown, before: unknown) => void) => () => void
}
interface Library {
  readonly atom: (value: unknown) => Store
  readonly computed: (stores: readonly Store[], compute: (...values: number[]) => unknown) => Store
  readonly map: (value: object) => Store & { setKey: (key: string, value: unknown) => void }
}
const libraries = { real, shim } as unknown as Record<'real' | 'shim', Library>

const both = (scenario: (library: Library) => unknown) => {
  const expected = scenario(libraries.real)
  expect(scenario(libraries.shim)).toEqual(expected)
  return expected
}

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('set a', 'set b'), value: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constantFrom('listen', 'leave', 'read'), value: fc.integer({ min: 0, max: 4 }) }),
)

describe('the stand-in for nanostores', () => {
  it('tells the same listeners the same values, also those of stores that are computed from others', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        both(({ atom, computed }) => {
          const heard: unknown[] = []
          const a = atom(0)
          const b = atom(1)
          const sum = computed([a, b], (x = 0, y = 0) => x + y)
          const twice = computed([sum, a], (x = 0, y = 0) => `${x} ${y}`)
          const stores = [a, b, sum, twice]
          const stops: (() => void)[] = []
          steps.forEach(({ kind, value }, index) => {
            const store = stores[value % stores.length]
            if (kind === 'set a') a.set(value)
            if (kind === 'set b') b.set(value)
            if (kind === 'listen' && store) stops.push(store.listen((now) => heard.push([index, now])))
            if (kind === 'leave') stops.splice(value, 1)[0]?.()
            if (kind === 'read') heard.push(store?.get())
          })
          return [heard, stores.map((store) => store.get())]
        })
      }),
    )
  })

  it('what a listener sets is heard after what was set before, with the value of then', () => {
    const heard = both(({ atom }) => {
      const heard: unknown[] = []
      const a = atom(0)
      const b = atom(0)
      a.listen((value) => b.set(value))
      a.listen((value, before) => heard.push(['a', value, before]))
      b.listen((value, before) => heard.push(['b', value, before]))
      b.listen((value) => value === 1 && a.set(2))
      a.set(1)
      return heard
    })
    expect(heard).toHaveLength(4)
  })

  it('a listener that fails keeps none of the others from hearing, and its error comes out', () => {
    both(({ atom }) => {
      const heard: unknown[] = []
      const a = atom(0)
      a.listen(() => {
        throw new Error('broken')
      })
      a.listen((value) => heard.push(value))
      expect(() => a.set(1)).toThrow('broken')
      a.set.call(undefined, 1)
      return heard
    })
  })

  it('a listener that leaves before its turn hears nothing more', () => {
    both(({ atom }) => {
      const heard: unknown[] = []
      const a = atom(0)
      a.listen(() => leave())
      const leave = a.listen((value) => heard.push(value))
      a.set(1)
      return heard
    })
  })

  it('subscribing tells the value at once; an equal value is no news; a map changes by key', () => {
    both(({ atom, map }) => {
      const heard: unknown[] = []
      const a = atom(1)
      const stop = a.subscribe((value) => heard.push(value))
      a.set(1)
      a.set(Number.NaN)
      a.set(Number.NaN)
      stop()
      a.set(2)
      const m = map({ x: 1 })
      m.listen((value) => heard.push(value))
      m.setKey('x', 1)
      m.setKey('y', 2)
      return [heard, m.get()]
    })
  })
})
