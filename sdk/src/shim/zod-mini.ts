// Stands in for `zod/mini` in the CDN bundle: the part of it that the contract uses, 7 kB less. It stops at the first issue.
// Named exports only: a schema that uses something else fails the build. A test holds it against the real one, call by call.

type Path = readonly PropertyKey[]
type Read = (value: unknown, path: Path) => unknown
type Check = (value: never) => boolean
type Shape = Readonly<Record<string, Schema>>
interface Schema {
  readonly read: Read
  readonly check: (...checks: readonly Check[]) => Schema
  /** Never throws. */
  readonly safeParse: (value: unknown) => Result
  readonly shape: Shape
}
type Result =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly { readonly path: Path }[] } }

class Issue {
  readonly path: Path
  constructor(path: Path) {
    this.path = path
  }
}

const schema = (read: Read, shape: Shape = {}): Schema => ({
  read,
  shape,
  safeParse: (value) => {
    try {
      return { success: true, data: read(value, []) }
    } catch (issue) {
      if (issue instanceof Issue) return { success: false, error: { issues: [issue] } }
      throw issue
    }
  },
  check: (...checks) =>
    schema((value, path) => {
      const data = read(value, path)
      if (checks.every((check) => check(data as never))) return data
      throw new Issue(path)
    }, shape),
})
const when = (fits: (value: unknown) => boolean) =>
  schema((value, path) => {
    if (fits(value)) return value
    throw new Issue(path)
  })
const of = (type: string) => () => when((value) => typeof value === type)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const string = of('string')
export const boolean = of('boolean')
export const number = () => when(Number.isFinite)
export const int = () => when(Number.isSafeInteger)
export const unknown = () => when(() => true)
export const literal = (only: unknown) => when((value) => value === only)
const oneOf = (options: readonly unknown[]) => when((value) => options.includes(value))

export { oneOf as enum }

export const optional = (inner: Schema) =>
  schema((value, path) => (value === undefined ? value : inner.read(value, path)))

export const union = (options: readonly Schema[]) =>
  schema((value, path) => {
    for (const { read } of options) {
      try {
        return read(value, path)
      } catch {}
    }
    throw new Issue(path)
  })

export const array = (item: Schema) =>
  schema((value, path) => {
    if (Array.isArray(value)) return value.map((each, index) => item.read(each, [...path, index]))
    throw new Issue(path)
  })

export const tuple = (items: readonly Schema[]) =>
  schema((value, path) => {
    if (!Array.isArray(value) || value.length !== items.length) throw new Issue(path)
    return items.map(({ read }, index) => read(value[index], [...path, index]))
  })

const fields = (value: unknown, path: Path, schemas: (given: object) => [string, Schema][]) => {
  if (!isRecord(value)) throw new Issue(path)
  return Object.fromEntries(
    schemas(value)
      .map(([name, { read }]) => [name, read(value[name], [...path, name])] as const)
      .filter(([name]) => name in value),
  )
}
/** Other keys than those of the shape are left out. */
export const object = (shape: Shape) =>
  schema((value, path) => fields(value, path, () => Object.entries(shape)), shape)
export const extend = (base: Schema, more: Shape) => object({ ...base.shape, ...more })
export const record = (_: Schema, item: Schema) =>
  schema((value, path) =>
    fields(value, path, (given) =>
      Object.keys(given).flatMap((name) => (name === '__proto__' ? [] : [[name, item]])),
    ),
  )

export const minLength = (least: number) => (value: { length: number }) => value.length >= least
export const maxLength = (most: number) => (value: { length: number }) => value.length <= most
export const gte = (least: number) => (value: number) => value >= least
export const lte = (most: number) => (value: number) => value <= most
export const regex = (pattern: RegExp) => (value: string) => pattern.test(value)
export const refine = (check: Check) => check

export const safeParse = (of: Schema, value: unknown): Result => of.safeParse(value)
