import {
  currencies,
  dealsValidate,
  hotels,
  hotelsCalendar,
  hotelsRates,
  hotelsRatesDeals,
  hotelsReviews,
  hotelsSearch,
  hotelsSearchDeals,
} from '@staykit/contract'
import { showsMemberPrices } from '@staykit/domain'
import { Hono } from 'hono'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { callRoute, type ParsedRequest, repeatedCallRoute } from '../../../kernel/http/call-route.ts'
import { floodGuard } from '../../../kernel/http/flood.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { Sender, ServerEnv } from '../../../kernel/http/server-env.ts'
import { createAnswers } from './answers.ts'
import { createBundles } from './bundle.ts'
import { answerCalendar } from './calendar.ts'
import { dealPercent } from './deals.ts'
import type { HotelsDeps } from './deps.ts'
import { imageRoutes } from './images.ts'
import { createLowestPrices } from './lowest-prices.ts'
import { checkedMemberPrices, hasToken, memberPricesFor } from './member-prices.ts'
import { preferredOf } from './preferred.ts'
import { answerHotel, answerRates } from './rates.ts'
import { answerReviews } from './reviews.ts'
import { prepareDeals, prepareSearch } from './search.ts'
import { sharePictures } from './share-picture.ts'
import { todayIn } from './stay-request.ts'
import { translateSupplierError } from './supplier-failure.ts'

/** The hotel calls (HOT-254 to HOT-259) and the pictures, below /travel. */
export const hotelsModule: Module<HotelsDeps> = {
  base: '/travel',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const bundles = createBundles(deps.config.AUTH_SECRETS)
    const answers = createAnswers()
    const lowest = createLowestPrices(deps.db, deps.log)
    repeatedCallRoute(routes, hotelsSearch, {
      prepare: async ({ refId, dealCode, ...request }) => ({
        dealCode,
        opened: isOpened(request) ? refId : undefined,
        ...(await prepareSearch(deps, lowest, request, await preferredOf(deps, refId))),
      }),
      admitted({ opened }, sender) {
        if (opened !== undefined && isOfPage(sender)) deps.statistics.searched(opened)
      },
      ready: ({ dealCode, key }, sender) =>
        dealCode || hasToken(sender) ? undefined : answers.ready(sender, key),
      answer: async ({ dealCode, key, make }, c, find) => {
        const withMemberPrices = memberPricesFor(deps, dealCode, c, find)
        const members = withMemberPrices && (await withMemberPrices)
        const whole = members ? `${key} members ${members.dealPercent}` : key
        return answers.send(c, whole, () => make(members))
      },
    })
    callRoute(routes, hotelsSearchDeals, async (request, c, find) => {
      const members = await checkedMemberPrices(deps, request.dealCode, c, find)
      // OQ-05: visitors of such a brand see savings, but get no member rate to book.
      const isOpen = members || (request.refId && (await deps.brands.of(request.refId)).flags.restrictedRates)
      if (!isOpen) return { hotels: {} }
      const { key, make } = await prepareDeals(deps, request, members?.dealPercent)
      return answers.send(c, key, make)
    })
    callRoute(routes, hotels, (request) => answerHotel(deps, request))
    callRoute(routes, hotelsRates, (request) => answerRates(deps, bundles, request))
    callRoute(routes, hotelsRatesDeals, async (request, c, find) => {
      const members = await checkedMemberPrices(deps, request.dealCode, c, find)
      if (members) return answerRates(deps, bundles, request, members)
      const isOpen = request.refId && showsMemberPrices((await deps.brands.of(request.refId)).flags)
      return isOpen ? answerRates(deps, bundles, request, { dealPercent: undefined }) : { rates: [] }
    })
    callRoute(routes, hotelsReviews, (request) => answerReviews(deps, request))
    callRoute(routes, hotelsCalendar, (request) => answerCalendar(deps, lowest, request))
    callRoute(routes, currencies, async () => ({ currencies: dollarsFirst(deps.catalogue.currencies) }))
    validateDeals(routes, deps)
    // A list of forty hotels with five pictures each, fifteen times.
    imageRoutes(routes, deps.catalogue, floodGuard(deps, 'images-address', 3_000))
    sharePictures(routes, deps, floodGuard(deps, 'share-address', 60))
    return routes
  },
  translate: translateSupplierError,
}

type Listed = Pick<ParsedRequest<typeof hotelsSearch>, 'from' | 'sort' | 'filters'>

/** Whether a search opens a list, and does not filter, sort or page. */
function isOpened({ from, sort, filters }: Listed): boolean {
  return !from && (sort ?? 'most_popular') === 'most_popular' && Object.keys(filters ?? {}).length === 0
}

/** Pages send their origin; a site with server-side rendering, or a crawler, does not. */
const isOfPage = ({ req }: Sender): boolean => req.header('origin') !== undefined

const dollarsFirst = (codes: ReadonlySet<string>) => [
  'USD',
  ...[...codes].filter((code) => code !== 'USD').sort(),
]

/** A wrong code is a normal answer. */
function validateDeals(routes: Hono<ServerEnv>, deps: HotelsDeps): void {
  callRoute(routes, dealsValidate, async ({ dealCode }) => {
    try {
      await dealPercent(deps.db, dealCode, todayIn('UTC', deps.now()))
      return { success: true }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'BAD_DEAL_CODE')
        return { success: false, error: error.wire }
      throw error
    }
  })
}
