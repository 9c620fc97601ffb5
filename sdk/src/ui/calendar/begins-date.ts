interface Key {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Whether a key begins a typed date: a digit of any script. */
export const beginsDate = ({ key, altKey, ctrlKey, metaKey }: Key): boolean =>
  /^\p{Nd}$/u.test(key) && !altKey && !ctrlKey && !metaKey
