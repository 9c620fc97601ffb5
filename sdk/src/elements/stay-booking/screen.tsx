import { createElement, type ReactNode, useEffect } from 'react'
import type { Screen as Name } from '../../page/in-place/screens.ts'
import type { Declaration } from '../../runtime/declaration.ts'
import { loadElement } from '../../runtime/load-element.ts'
import { attributesOf } from '../../runtime/nested-attributes.ts'
import { useWidget } from '../../runtime/widget.ts'

type Attributes = Readonly<Record<string, string | undefined>>

interface ScreenProps {
  readonly name: Name
  /** Attributes of the search that starts the journey. */
  readonly start: Attributes
  /** Shows the hotel of the page. */
  readonly hotelId: string | undefined
  readonly next: string
}

/** The element of a tag, which loads when it is first shown. */
function Part({ tag, ...attributes }: { tag: Declaration['tag'] } & Attributes) {
  useEffect(() => loadElement(tag), [tag])
  return createElement(tag, attributes)
}

const views: Readonly<Record<Name, (props: ScreenProps) => ReactNode>> = {
  search: ({ start, hotelId }) =>
    hotelId ? <Part tag="stay-hotel" hotel-id={hotelId} /> : <Part tag="stay-search" {...start} />,
  results: ({ start }) => (
    <>
      <Part tag="stay-search" variant="compact" {...start} />
      <Part tag="stay-results" />
    </>
  ),
  hotel: () => <Part tag="stay-hotel" />,
  checkout: () => <Part tag="stay-checkout" />,
  account: ({ next }) => (
    <>
      <Part tag="stay-login" next={next || undefined} />
      <Part tag="stay-trips" />
    </>
  ),
  lookup: () => <Part tag="stay-lookup" />,
  booking: () => <Part tag="stay-lookup" view="booking" />,
}

/** A screen of the journey, composed of the elements that a separate page would have. */
export function Screen(props: ScreenProps) {
  return views[props.name](props)
}

/** The settings of this element for the nested ones. */
export function Inside({ attributes, children }: { attributes: Attributes; children: ReactNode }) {
  const { settings } = useWidget()
  return createElement('stay-brand', { ...attributesOf(settings), ...attributes }, children)
}
