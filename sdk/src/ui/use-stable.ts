import { useMemo } from 'react'

/**
 * The same object as long as its content, as JSON, is the same: effects that depend on it run when the content changes, and not
 * at each render.
 */
export function useStable<Value>(value: Value): Value {
  const content = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` is the value
  return useMemo(() => value, [content])
}
