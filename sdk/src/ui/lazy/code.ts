import type { ComponentType } from 'react'

export type Load<P> = () => Promise<ComponentType<P>>

/** Components by the function that loads them. */
const loaded = new WeakMap<Load<never>, ComponentType<never>>()

/** The component, if its code is there. */
export const codeOf = <P>(load: Load<P>) => loaded.get(load as Load<never>) as ComponentType<P> | undefined

export async function loadCode<P>(load: Load<P>): Promise<ComponentType<P>> {
  const component = await load()
  loaded.set(load as Load<never>, component as ComponentType<never>)
  return component
}

/** Requests code at a sign of its use, so that the use renders it at once. The use itself retries. */
export function preload<P>(load: Load<P>): void {
  if (!codeOf(load)) loadCode(load).catch(() => {})
}
