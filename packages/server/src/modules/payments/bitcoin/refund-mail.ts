import type { Mail } from '../../../ports/mail.ts'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { composeMail } from '../../mail/compose.ts'
import { wordsFor } from '../../mail/words.ts'
import { bitcoinText, type SourceRow } from './sources.ts'

/** Facts of the mail, and the language of its payer. */
interface Owed {
  readonly source: SourceRow
  readonly satoshi: number
  readonly inAll: number
  readonly locale: string | null
}

/** Informs the payer of the owed amount. Only the payer knows a return address: the support mailbox asks for it. */
export function refundOwedMail({ source, satoshi, inAll, locale }: Owed, brand: KnownBrand): Mail {
  const words = wordsFor(locale, brand)
  const { say } = words
  const amount = `${bitcoinText(satoshi)} BTC`
  const hotel = source.hotel_name
  return composeMail({
    key: `bitcoin-refund:${source.id}:${inAll}`,
    ...{ to: source.email, brand, words },
    subject: say('owed.subject', { amount, hotel }),
    heading: say('owed.heading', { amount }),
    intro: [
      `${say('owed.intro', { amount, hotel })} ${say(`owed.${source.state}`)}`,
      say('owed.ask', { email: brand.supportEmail, id: source.id }),
    ],
  })
}
