import { bookCalendar, bookReceipt, bookResend, bookTripNumbers, type Client } from '@staykit/contract'

export interface BookingDocument {
  readonly name: string
  readonly mediaType: string
  readonly bytes: ArrayBuffer
}

/** A file of a booking: its calendar entry or its receipt. Throws CallError. */
export async function loadDocument(
  client: Client,
  kind: 'calendar' | 'receipt',
  of: { readonly bookingId: string; readonly capability: string | undefined },
): Promise<BookingDocument> {
  const { name, mediaType, content } = await client(kind === 'calendar' ? bookCalendar : bookReceipt, of)
  return { name, mediaType, bytes: Uint8Array.from(atob(content), (char) => char.charCodeAt(0)).buffer }
}

/** Resends the confirmation to the address of the booking. Throws CallError. */
export async function resendMail(
  client: Client,
  of: { readonly bookingId: string; readonly email: string },
): Promise<void> {
  await client(bookResend, of)
}

/** Mails the trip numbers of an address to it. Throws CallError. */
export async function askForTripNumbers(client: Client, email: string): Promise<void> {
  await client(bookTripNumbers, { email })
}
