import { createResults, readListState } from '@staykit/stores/search'
import { messages as counts } from '@staykit/words/en/counts'
import { messages as hotelParts } from '@staykit/words/en/hotel-parts'
import { messages as hotelWordsTexts } from '@staykit/words/en/hotel-words'
import { messages as results } from '@staykit/words/en/results'
import type { StayResultsProps } from '../elements/stay-results/use-results.ts'
import { chosenHere, readPage, wholeStay } from '../features/page-stay.ts'
import { withBrand } from '../page/with-brand.tsx'
import { contextOf, type ServedContext } from './context.ts'
import { serve } from './render.tsx'
import { ResultsList, ResultsSpace } from './results-list.tsx'
import type { Served, ServedSettings } from './settings.ts'
import { loadStay } from './tonight.ts'
import { accessOf } from './visitor.ts'

const List = withBrand(ResultsList)

/**
 * Renders the hotels of a search with their prices, links and pages. If the API is too slow or has no hotels, renders a
 * placeholder and the element loads by itself. Place and stay come from the attributes, else from `settings.pageUrl`.
 */
export async function renderResults(attributes: StayResultsProps, settings: ServedSettings): Promise<Served> {
  const context = await contextOf(settings)
  const state = await stateOf(attributes, context)
  return serve(context, {
    tag: 'stay-results',
    props: attributes,
    texts: { results, 'hotel-parts': hotelParts, counts, 'hotel-words': hotelWordsTexts },
    children:
      state?.view && state.status === 'ready' ? (
        <List
          state={state}
          view={state.view}
          access={accessOf(context)}
          pageUrl={settings.pageUrl && context.environment.navigation.href()}
        />
      ) : (
        <ResultsSpace />
      ),
  })
}

// The same request as the element's: see use-results.ts.
async function stateOf(attributes: StayResultsProps, { settings, environment, client }: ServedContext) {
  const { areaId } = attributes
  const href = environment.navigation.href()
  const page = readPage(settings.urls, 'search', href)
  const own = chosenHere(href, page) ? {} : attributes
  const { locationId, locationType = 'city' } = own
  const place = locationId
    ? { type: locationType, id: locationId }
    : page?.place && { type: page.place.type, id: page.place.id }
  if (!place) return undefined
  const { currency, locale } = settings
  const requested = readListState(new URL(href).searchParams)
  const inArea = areaId && !requested.filters.areas?.length
  const list = inArea ? { ...requested, filters: { ...requested.filters, areas: [areaId] } } : requested
  const store = createResults({ client, environment, locale })
  return loadStay(
    environment.clock,
    (tonight) => wholeStay(page ?? {}, own, tonight),
    async (stay) => {
      await store.load({ place, ...stay, currency }, list)
      const state = store.$results.get()
      return { ...state, timeZone: state.view?.location.timeZone }
    },
  )
}
