const isIterable = (source: object): source is Iterable<unknown> => Symbol.iterator in source

/**
 * Array.from() of the language. Prototype.js and MooTools replace the browser's by functions that do less; the builds let
 * the SDK and its packages call this one (build/plugins/natives.ts).
 */
export function arrayFrom<T, U>(
  source: Iterable<T> | ArrayLike<T>,
  map: (item: T, index: number) => U = (item) => item as unknown as U,
): U[] {
  const items = (isIterable(Object(source)) ? [...(source as Iterable<T>)] : source) as ArrayLike<T>
  const made: U[] = []
  for (let index = 0; index < items.length; index++) made.push(map(items[index] as T, index))
  return made
}
