import { CARD_FRAME_PATH, type CardFrameAnswer, declineOf } from '@staykit/contract'
import { formatMoney } from '@staykit/domain'
import { Hono } from 'hono'
import * as z from 'zod'
import { ApiError, notFound } from '../../kernel/http/api-error.ts'
import { readJson } from '../../kernel/http/body.ts'
import { type CallerSettings, clientAddress } from '../../kernel/http/client-address.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { MakeLimit } from '../../kernel/http/rate-limit.ts'
import type { Routes, ServerContext, ServerEnv } from '../../kernel/http/server-env.ts'
import { CardError, type CardIntent, type Cards } from '../../ports/cards.ts'
import { isSandboxCards, type SandboxCards } from './cards.ts'

const clientSecret = z.string().min(1).max(300)
const confirmBody = z.object({
  clientSecret,
  number: z.string().max(30),
  cvc: z.string().max(4),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2099),
})
const setupBody = z.object({
  clientSecret: z.string().min(1).max(1000),
  ...confirmBody.pick({ number: true, expMonth: true, expYear: true }).shape,
})
const statusBody = z.object({ clientSecret })
const challengeBody = z.object({ clientSecret, passed: z.boolean() })

interface Needs {
  readonly cards: Cards
  readonly config: CallerSettings
  readonly limit: MakeLimit
}

/** The sandbox provider's own endpoint: the frame posts the card only here, from its own origin. */
export const cardsModule: Module<Needs> = { base: CARD_FRAME_PATH, routes: cardRoutes }

function cardRoutes(deps: Needs): Routes {
  const { cards, config } = deps
  const routes = new Hono<ServerEnv>()
  if (!isSandboxCards(cards)) return routes
  const perAddress = deps.limit('card-address', { points: 120, seconds: 60 })
  const perIntent = deps.limit('card-intent', { points: 20, seconds: 600 })
  const perSetup = deps.limit('card-setup', { points: 10, seconds: 1_800 })

  const guarded = async (c: ServerContext) => {
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new ApiError(403, 'FORBIDDEN_ORIGIN', 'Only the card frame pays here.')
    await perAddress.take(clientAddress(c, config))
    return readJson(c)
  }
  const intentOf = async (secret: string): Promise<CardIntent> => {
    const intent = await cards.bySecret(secret).catch(cardProblem)
    await perIntent.take(intent.id)
    return intent
  }
  routes.post('/confirm', async (c) => {
    const { clientSecret, ...card } = checked(confirmBody, await guarded(c))
    const { id } = await intentOf(clientSecret)
    return answer(c, await cards.confirmTestCard(id, card, id).catch(cardProblem))
  })
  routes.post('/setup', async (c) => {
    const { clientSecret: setup, ...card } = checked(setupBody, await guarded(c))
    await perSetup.take(setup)
    const id = await cards.confirmTestSetup(setup, card, setup).catch(cardProblem)
    const { brand = '', lastFour = '' } = (await cards.cardOfSetup(id)) ?? {}
    const body: CardFrameAnswer = { status: 'succeeded', paymentIntent: id, brand, lastFour, amount: '' }
    return c.json(body, 200, { 'cache-control': 'no-store' })
  })
  routes.post('/status', async (c) => {
    const { clientSecret } = checked(statusBody, await guarded(c))
    return answer(c, await intentOf(clientSecret))
  })
  routes.post('/challenge', async (c) => {
    const { clientSecret, passed } = checked(challengeBody, await guarded(c))
    const { id } = await intentOf(clientSecret)
    return answer(c, await finish(cards, id, passed))
  })
  return routes
}

const finish = (cards: SandboxCards, id: string, passed: boolean) =>
  cards.finishChallenge(id, passed).catch(cardProblem)

function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  // Answers never name or repeat the fields of a card.
  if (!parsed.success) throw new ApiError(400, 'BAD_REQUEST', 'The card details are not complete.')
  return parsed.data
}

function cardProblem(error: unknown): never {
  if (!(error instanceof CardError)) throw error
  if (error.kind === 'NOT_FOUND') throw notFound('There is no such payment.')
  throw new ApiError(422, 'PAYMENT_DECLINED', error.message, declineOf(error))
}

function answer(c: ServerContext, intent: CardIntent): Response {
  const body: CardFrameAnswer = {
    status: intent.status,
    paymentIntent: intent.id,
    brand: intent.card?.brand ?? '',
    lastFour: intent.card?.lastFour ?? '',
    amount: formatMoney(intent.amount),
    failure: intent.failure,
  }
  return c.json(body, 200, { 'cache-control': 'no-store' })
}
