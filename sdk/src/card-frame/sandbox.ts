import {
  CARD_FRAME_PATH,
  type CardFrameAnswer,
  type DeclinedBy,
  declineOf,
  type WireError,
} from '@staykit/contract'
import type { Translate } from '../messages/translate.ts'
import { refusalText } from '../ui/failure-text.ts'
import { type CardFields, element, type FieldName } from './fields.ts'

export type Paid = Pick<CardFrameAnswer, 'status' | 'paymentIntent' | 'brand' | 'lastFour'>

/** A failed payment; `field` is where its message appears. */
export class PaymentProblem extends Error {
  readonly code: string
  readonly reason: string | undefined
  readonly field: FieldName | undefined

  constructor({ code, reason }: Refused, message: string, field?: FieldName) {
    super(message)
    this.code = code
    this.reason = reason
    this.field = field
  }
}

/** The code of a refusal, and its reason. */
type Refused = Pick<WireError, 'code' | 'reason'>

/** The same in the language of the frame. */
const textOf = (t: Translate, refused: Refused) => refusalText(t, refused) ?? t('trouble')

/** A card that the provider declined. */
export function declinedProblem(t: Translate, failure: DeclinedBy): PaymentProblem {
  const error = declineOf(failure)
  return new PaymentProblem(error, textOf(t, error), fieldOf[failure.code] ?? 'number')
}

const fieldOf: Readonly<Record<string, FieldName>> = {
  expired_card: 'expiry',
  invalid_expiry: 'expiry',
  incorrect_cvc: 'cvc',
  incomplete_cvc: 'cvc',
}

/** Pays in the sandbox: the typed card goes to the origin of the frame, and a challenge appears inside the frame. */
export async function paySandbox(
  fields: CardFields,
  clientSecret: string,
  t: Translate,
  onChallenge: (open: boolean) => void,
): Promise<CardFrameAnswer> {
  const card = fields.read()
  if (!card) throw new PaymentProblem({ code: 'INCOMPLETE' }, t('incomplete'))
  const answer = await ask('confirm', { clientSecret, ...card }, t)
  return finish(answer, clientSecret, t, onChallenge)
}

/** Saves the typed card: the secret and the returned id are those of a setup. */
export async function keepSandbox(
  fields: CardFields,
  clientSecret: string,
  t: Translate,
): Promise<CardFrameAnswer> {
  const card = fields.read()
  if (!card) throw new PaymentProblem({ code: 'INCOMPLETE' }, t('incomplete'))
  const { number, expMonth, expYear } = card
  return ask('setup', { clientSecret, number, expMonth, expYear }, t)
}

/** Only the challenge of a payment with a saved card. */
export async function challengeSandbox(
  clientSecret: string,
  t: Translate,
  onChallenge: (open: boolean) => void,
): Promise<CardFrameAnswer> {
  return finish(await ask('status', { clientSecret }, t), clientSecret, t, onChallenge)
}

async function finish(
  first: CardFrameAnswer,
  clientSecret: string,
  t: Translate,
  onChallenge: (open: boolean) => void,
): Promise<CardFrameAnswer> {
  let answer = first
  if (answer.status === 'requires_action') {
    onChallenge(true)
    const passed = await challenge(t('challengeText', { amount: answer.amount }))
    answer = await ask('challenge', { clientSecret, passed }, t).finally(() => onChallenge(false))
  }
  if (answer.failure && answer.status === 'requires_payment_method') throw declinedProblem(t, answer.failure)
  return answer
}

async function ask(path: string, body: object, t: Translate): Promise<CardFrameAnswer> {
  const response = await fetch(`${CARD_FRAME_PATH}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (response?.ok && answer) return answer
  const { code = 'NETWORK', reason, details } = answer?.error ?? {}
  throw new PaymentProblem(
    { code, reason },
    textOf(t, { code, reason }),
    fieldOf[details?.reason] ?? (details?.reason ? 'number' : undefined),
  )
}

/** Shows the question of the test bank in place of the fields; resolves with the answer. */
function challenge(text: string): Promise<boolean> {
  const [form, box] = [element('card'), element('challenge')]
  element('challenge-text').textContent = text
  form.hidden = true
  box.hidden = false
  element('challenge-title').focus()
  return new Promise((resolve) => {
    const end = (passed: boolean) => () => {
      form.hidden = false
      box.hidden = true
      resolve(passed)
    }
    element('challenge-complete').onclick = end(true)
    element('challenge-fail').onclick = end(false)
  })
}
