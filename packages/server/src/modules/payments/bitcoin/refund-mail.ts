import type { Mail } from '../../../ports/mail.ts'
import type { KnownBrand } from '../../brands/brands.ts'
import { composeMail } from '../../mail/compose.ts'
import { bitcoinText, type SourceRow } from './sources.ts'

/** Tells the payer what is owed back. Where to send it only the payer knows: the support mailbox asks. */
export function refundOwedMail(source: SourceRow, satoshi: number, inAll: number, brand: KnownBrand): Mail {
  const amount = `${bitcoinText(satoshi)} BTC`
  const subject = `Refund of ${amount}: ${source.hotel_name}`
  const reason = {
    open: 'It arrived after the payment had ended.',
    paid: 'It is more than the price of your stay.',
    settled: 'It is not needed for your stay.',
    expired: 'The payment had ended before all of it was there. No room was booked with it.',
    failed: 'The room could not be booked.',
  }[source.state]
  return composeMail({
    key: `bitcoin-refund:${source.id}:${inAll}`,
    to: source.email,
    brand,
    subject,
    heading: `We owe you ${amount}`,
    intro: [
      `We owe you ${amount} of your transfer for ${source.hotel_name}. ${reason}`,
      `Please write to ${brand.supportEmail} from this address and name the bitcoin address that it shall go to. Payment: ${source.id}.`,
    ],
  })
}
