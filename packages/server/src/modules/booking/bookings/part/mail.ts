import { money, subtract } from '@staykit/domain'
import type { Config } from '../../../../config.ts'
import type { Mail } from '../../../../ports/mail.ts'
import type { KnownBrand } from '../../../brand/brands/brands.ts'
import { composeMail } from '../../../mail/compose.ts'
import { wordsFor } from '../../../mail/words.ts'
import { pricedPolicyOf } from '../../quotes/contracts.ts'
import { finalOf } from '../../quotes/quote.ts'
import { refundText, stayAndGuests, tripParts } from '../booking-mail.ts'
import { policyText } from '../cancellation-text.ts'
import type { Trip } from '../trip-view.ts'
import type { PartRow } from './rows.ts'

/**
 * "Your trip has changed": what is cancelled, what comes back, and what is left, with its new files. `kept`: the hotel has
 * refused after all, and nothing has changed.
 */
export function partMail(
  { request, contract }: Trip,
  { id, kind, amount_minor, back_minor, currency }: PartRow,
  brand: KnownBrand,
  config: Config,
  outcome: 'cancelled' | 'kept' = 'cancelled',
): Mail {
  const isKept = outcome === 'kept'
  const words = wordsFor(request.locale, brand)
  const { say } = words
  const { trip_number: trip, traveller } = request
  const hotel = contract.hotel.name
  const back = money(Number(back_minor), currency)
  const penalty = subtract(money(Number(amount_minor), currency), back)
  return composeMail({
    key: isKept ? `refused-part:${id}` : `part:${id}`,
    to: request.email,
    words,
    subject: say(isKept ? 'part.keptSubject' : 'part.subject', { hotel, trip }),
    heading: say(isKept ? 'part.keptHeading' : 'part.heading'),
    intro: [say(isKept ? 'part.kept' : `part.${kind}`, { name: traveller.firstName, hotel })],
    ...tripParts(request, contract, words, brand, config),
    lines: [
      [say('label.trip'), trip],
      ...(isKept || penalty.minor === 0 ? [] : [[say('label.kept'), words.money(penalty)] as const]),
      ...(isKept ? [] : [[say('label.refund'), refundText(request, back, words)] as const]),
      ...stayAndGuests(request, contract, words),
      [say('label.total'), words.money(finalOf(request.quote))],
    ],
    outro: [policyText(pricedPolicyOf(contract), words)],
    brand,
    ...(!isKept && { filesOf: trip }),
  })
}
