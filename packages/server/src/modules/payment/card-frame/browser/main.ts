import type { ToCardFrame } from '@staykit/contract'
import { cardFields } from './fields.ts'
import { openLine } from './messages.ts'
import { PaymentProblem, paySandbox } from './sandbox.ts'
import { openStripe } from './stripe.ts'
import { applyTokens } from './tokens.ts'
import { wordsFor } from './words.ts'

const root = document.documentElement
const { parent: parentOrigin = '', stripe: stripeKey = '' } = root.dataset
let words = wordsFor(root.lang)
let isPaying = false

const tell = openLine(parentOrigin, (message) => void onMessage(message))
const fields = cardFields(words, () => tell({ stay: 'card', kind: 'state', ...fields.facts() }))
fields.speak(words)
const stripe = stripeKey
  ? openStripe(stripeKey, root.lang, (complete, brand) =>
      tell({ stay: 'card', kind: 'state', complete, brand, lastFour: undefined }),
    )
  : undefined

async function onMessage(message: ToCardFrame): Promise<void> {
  if (message.kind === 'style') {
    root.lang = message.locale
    words = wordsFor(message.locale)
    fields.speak(words)
    applyTokens(message.tokens)
    fields.setHolder(String(message.cardHolder ?? ''))
  } else if (message.kind === 'focus') {
    if (stripe) (await stripe).focus()
    else fields.focus()
  } else if (message.kind === 'confirm' && !isPaying) {
    isPaying = true
    await pay(message.clientSecret, message.cardHolder).finally(() => {
      isPaying = false
    })
  }
}

async function pay(clientSecret: string, cardHolder: string): Promise<void> {
  fields.setHolder(cardHolder)
  try {
    const { status, paymentIntent, brand, lastFour } = stripe
      ? await (await stripe).pay(clientSecret, cardHolder, words)
      : await paySandbox(fields, clientSecret, words, (open) =>
          tell({ stay: 'card', kind: 'challenge', open }),
        )
    tell({ stay: 'card', kind: 'result', status, paymentIntent, brand, lastFour })
  } catch (error) {
    const problem =
      error instanceof PaymentProblem ? error : new PaymentProblem('SERVER_ERROR', words.trouble)
    if (problem.field) fields.say(problem.field, problem.message)
    tell({ stay: 'card', kind: 'error', code: problem.code, message: problem.message })
  }
}

// Enter in a field is the page's to answer: it has the button.
document.getElementById('card')?.addEventListener('submit', (event) => event.preventDefault())
new ResizeObserver(() =>
  tell({ stay: 'card', kind: 'height', px: Math.ceil(document.body.scrollHeight) }),
).observe(document.body)
tell({ stay: 'card', kind: 'ready' })
