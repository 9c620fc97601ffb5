import type { Mail } from '../../../ports/mail.ts'
import type { KnownBrand } from '../../brands/brands.ts'
import { composeMail } from '../../mail/compose.ts'
import { wordsFor } from '../../mail/words.ts'
import { refundWords } from './refund-words.ts'
import { bitcoinText, type SourceRow } from './sources.ts'

/** What the mail is about, and what its payer reads. */
interface Owed {
  readonly source: SourceRow
  readonly satoshi: number
  readonly inAll: number
  readonly locale: string | null
}

/** Tells the payer what is owed back. Where to send it only the payer knows: the support mailbox asks. */
export function refundOwedMail({ source, satoshi, inAll, locale }: Owed, brand: KnownBrand): Mail {
  const words = wordsFor(locale, brand)
  const own = refundWords[words.locale]
  const amount = words.whole(`${bitcoinText(satoshi)} BTC`)
  const hotel = words.whole(source.hotel_name)
  return composeMail({
    key: `bitcoin-refund:${source.id}:${inAll}`,
    ...{ to: source.email, brand, words },
    subject: own.subject(amount, hotel),
    heading: own.heading(amount),
    intro: [
      `${own.intro(amount, hotel)} ${own[source.state]}`,
      own.ask(words.whole(brand.supportEmail), words.whole(source.id)),
    ],
  })
}
