// Stands in for `react` in the CDN bundle. Named exports only: a component that imports something else fails the build.
import { createElement, type FunctionComponent, type VNode } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import './dom-props.ts'

export {
  Component,
  cloneElement,
  createContext,
  createElement,
  createRef,
  Fragment,
  isValidElement,
} from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'
export { Children } from './children.ts'
export { memo } from './memo.ts'

// @r2wc/react-to-web-component takes createElement from the default export; nothing else does.
export default { createElement }

type Render<P> = (props: P, ref: unknown) => VNode | null

/** preact 11 hands `ref` to function components as a prop already. */
export function forwardRef<P extends { ref?: unknown }>(render: Render<P>): FunctionComponent<P> {
  return (props) => render(props as P, (props as P).ref)
}

/** Reads an outside store and renders again when it changes. */
export function useSyncExternalStore<T>(subscribe: (onChange: () => void) => () => void, read: () => T): T {
  const value = read()
  const [{ latest }, update] = useState({ latest: { value, read } })
  const check = () => {
    if (!Object.is(latest.value, latest.read())) update({ latest })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `latest` never changes, `check` only reads it
  useLayoutEffect(() => {
    latest.value = value
    latest.read = read
    check()
  }, [subscribe, value, read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    check()
    return subscribe(check)
  }, [subscribe])
  return value
}
