import { Component, type ComponentType, createElement, type VNode } from 'preact'

type Props = Record<string, unknown>

const differs = (a: Props, b: Props) =>
  Object.keys({ ...a, ...b }).some((name) => name !== 'children' && !Object.is(a[name], b[name]))

/** Skips a render when no prop has changed. Children count as unchanged, so memoised components take none. */
export function memo<P extends object>(
  Inner: ComponentType<P>,
  same?: (before: P, after: P) => boolean,
): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P) {
      return same ? !same(this.props as P, next) : differs(this.props as Props, next as Props)
    }
    override render(): VNode {
      return createElement(Inner as ComponentType<object>, this.props)
    }
  }
}
