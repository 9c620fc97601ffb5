import type { ToCardFrame } from '@staykit/contract'
import { cardFields } from './fields.ts'
import { english, wordsFor } from './language.ts'
import { openLine } from './line.ts'
import { challengeSandbox, keepSandbox, type Paid, PaymentProblem, paySandbox } from './sandbox.ts'
import { openStripe } from './stripe.ts'
import { applyTokens } from './tokens.ts'

const root = document.documentElement
const { parent: parentOrigin = '', stripe: stripeKey = '' } = root.dataset
/** Pays with the typed card, or saves it. */
const mode = root.dataset.mode === 'new' ? 'new' : 'checkout'
let t = english
let isPaying = false

const tell = openLine(parentOrigin, (message) => void onMessage(message))
const fields = cardFields(t, mode, () => tell({ stay: 'card', kind: 'state', ...fields.facts() }))
const stripe = stripeKey
  ? openStripe(stripeKey, root.lang, (complete, brand) =>
      tell({ stay: 'card', kind: 'state', complete, brand, lastFour: undefined }),
    )
  : undefined

async function speak(locale: string): Promise<void> {
  root.lang = locale
  const words = await wordsFor(locale)
  // The last requested language wins, however long each request takes.
  if (root.lang !== locale) return
  t = words
  document.title = t('title')
  fields.speak(t)
  stripe?.then(
    (fields) => fields.speak(locale),
    () => undefined,
  )
}

async function onMessage(message: ToCardFrame): Promise<void> {
  if (message.kind === 'style') {
    void speak(message.locale)
    applyTokens(message.tokens)
  } else if (message.kind === 'focus') {
    if (stripe) (await stripe).focus()
    else fields.focus()
  } else if (message.kind === 'confirm') {
    await settle(() => pay(message.clientSecret, message.cardHolder))
  } else if (message.kind === 'challenge') {
    await settle(() => challenge(message.clientSecret))
  }
}

const onChallenge = (open: boolean) => tell({ stay: 'card', kind: 'challenge', open })

const pay = async (clientSecret: string, cardHolder: string) => {
  if (mode === 'new')
    return stripe ? (await stripe).keep(clientSecret, cardHolder, t) : keepSandbox(fields, clientSecret, t)
  return stripe
    ? (await stripe).pay(clientSecret, cardHolder, t)
    : paySandbox(fields, clientSecret, t, onChallenge)
}

/** Payment with a saved card: no field is read. */
const challenge = async (clientSecret: string) =>
  stripe ? (await stripe).challenge(clientSecret, t) : challengeSandbox(clientSecret, t, onChallenge)

async function settle(run: () => Promise<Paid>): Promise<void> {
  if (isPaying) return
  isPaying = true
  try {
    const { status, paymentIntent, brand, lastFour } = await run()
    tell({ stay: 'card', kind: 'result', status, paymentIntent, brand, lastFour })
  } catch (error) {
    const problem =
      error instanceof PaymentProblem ? error : new PaymentProblem({ code: 'SERVER_ERROR' }, t('trouble'))
    if (problem.field) fields.say(problem.field, problem.message)
    const { code, reason, message } = problem
    tell({ stay: 'card', kind: 'error', code, reason, message })
  } finally {
    isPaying = false
  }
}

// The page handles Enter in a field, because it has the button.
document.getElementById('card')?.addEventListener('submit', (event) => event.preventDefault())
new ResizeObserver(() =>
  tell({ stay: 'card', kind: 'height', px: Math.ceil(document.body.scrollHeight) }),
).observe(document.body)
// The page sends no request before this message; the first language is loaded by then.
await speak(root.lang)
tell({ stay: 'card', kind: 'ready' })
