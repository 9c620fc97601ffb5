import { money, subtract } from '@staykit/domain'
import type { Config } from '../../../../config.ts'
import type { Mail } from '../../../../ports/mail.ts'
import type { KnownBrand } from '../../../brand/brands/brands.ts'
import { composeMail } from '../../../mail/compose.ts'
import { wordsFor } from '../../../mail/words.ts'
import type { Dispute } from '../../../payments/disputed.ts'
import { policyText } from '../../quotes/cancellation-text.ts'
import { pricedPolicyOf } from '../../quotes/contracts.ts'
import { finalOf } from '../../quotes/quote.ts'
import { refundText, stayAndGuests, tripParts } from '../booking-mail.ts'
import type { Trip } from '../trip-view.ts'
import type { PartRow } from './rows.ts'

export const partMailKey = ({ id }: Pick<PartRow, 'id'>): string => `part:${id}`

/** "Your trip has changed": what is cancelled, what comes back, and what is left, with its new files. */
export function partMail(
  { request, contract }: Trip,
  { id, kind, amount_minor, back_minor, currency }: PartRow,
  brand: KnownBrand,
  config: Config,
  dispute?: Dispute,
): Mail {
  const words = wordsFor(request.locale, brand)
  const { say } = words
  const { trip_number: trip, traveller } = request
  const hotel = contract.hotel.name
  const back = money(Number(back_minor), currency)
  const penalty = subtract(money(Number(amount_minor), currency), back)
  return composeMail({
    key: `${partMailKey({ id })}${dispute ? `:${dispute}` : ''}`,
    to: request.email,
    words,
    subject: say('part.subject', { hotel, trip }),
    heading: say('part.heading'),
    intro: [
      say(`part.${kind}`, { name: traveller.firstName, hotel }),
      ...(dispute ? [say(`cancelled.dispute.${dispute}`)] : []),
    ],
    ...tripParts(request, contract, words, brand, config),
    lines: [
      [say('label.trip'), trip],
      ...(penalty.minor > 0 ? [[say('label.kept'), words.money(penalty)] as const] : []),
      ...(dispute ? [] : [[say('label.refund'), refundText(request, back, words)] as const]),
      ...stayAndGuests(request, contract, words),
      [say('label.total'), words.money(finalOf(request.quote))],
    ],
    outro: [policyText(pricedPolicyOf(contract), words)],
    brand,
    filesOf: trip,
  })
}

/** The hotel has refused after a page said that it is being cancelled: nothing has changed. `what`: a part, or the trip. */
export function unchangedMail(
  { request, contract }: Trip,
  what: 'part' | 'trip',
  brand: KnownBrand,
  config: Config,
  key: string,
): Mail {
  const words = wordsFor(request.locale, brand)
  const { say } = words
  const { trip_number: trip, traveller } = request
  const hotel = contract.hotel.name
  return composeMail({
    key,
    to: request.email,
    words,
    subject: say('part.keptSubject', { hotel, trip }),
    heading: say('part.keptHeading'),
    intro: [say(what === 'part' ? 'part.kept' : 'part.keptTrip', { name: traveller.firstName, hotel })],
    ...tripParts(request, contract, words, brand, config),
    lines: [
      [say('label.trip'), trip],
      ...stayAndGuests(request, contract, words),
      [say('label.total'), words.money(finalOf(request.quote))],
    ],
    outro: [policyText(pricedPolicyOf(contract), words)],
    brand,
  })
}
