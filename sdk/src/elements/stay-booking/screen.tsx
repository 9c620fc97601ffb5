import { createElement, type ReactNode } from 'react'
import type { Screen as Name } from '../../page/in-place/screens.ts'
import { attributesOf } from '../../runtime/nested-attributes.ts'
import { useWidget } from '../../runtime/widget.ts'
import { nested } from '../../ui/lazy/nested.ts'

const Search = nested('stay-search')
const Results = nested('stay-results')
const Hotel = nested('stay-hotel')
const Checkout = nested('stay-checkout')
const Login = nested('stay-login')
const Trips = nested('stay-trips')
const Lookup = nested('stay-lookup')

type Attributes = Readonly<Record<string, string | number | undefined>>

interface ScreenProps {
  readonly name: Name
  /** Attributes of the place and of the stay that start the journey. */
  readonly place: Attributes
  readonly stay: Attributes
  /** Shows the hotel of the page. */
  readonly hotelId: string | undefined
  readonly next: string
}

const views: Readonly<Record<Name, (props: ScreenProps) => ReactNode>> = {
  search: ({ place, stay, hotelId }) =>
    hotelId ? <Hotel hotel-id={hotelId} {...stay} /> : <Search {...place} {...stay} />,
  results: ({ place, stay }) => (
    <>
      <Search variant="compact" {...place} {...stay} />
      <Results />
    </>
  ),
  hotel: () => <Hotel />,
  checkout: () => <Checkout />,
  account: ({ next }) => (
    <>
      <Login next={next || undefined} />
      <Trips />
    </>
  ),
  lookup: () => <Lookup />,
  booking: () => <Lookup view="booking" />,
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
