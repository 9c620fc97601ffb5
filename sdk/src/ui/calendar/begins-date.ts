interface Key {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const isSign = ({ key, altKey, ctrlKey, metaKey }: Key, kind: RegExp) =>
  kind.test(key) && !altKey && !ctrlKey && !metaKey

/** Whether a key begins a typed date: a digit of any script. */
export const beginsDate = (key: Key): boolean => isSign(key, /^\p{Nd}$/u)

/** Whether a key continues one: a digit, or what separates its numbers. */
export const continuesDate = (key: Key): boolean => isSign(key, /^[\p{Nd}\p{P}\p{Zs}]$/u)
