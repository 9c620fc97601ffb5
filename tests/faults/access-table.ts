import type * as contract from '@staykit/contract'
import {
  type AnyCall,
  abandonBitcoinSource,
  addCard,
  addPasskey,
  addSavedHotels,
  artifactInfo,
  artifactList,
  askNewPasskey,
  bookCalendar,
  bookCancel,
  bookChange,
  bookDetails,
  bookingBalances,
  bookingPayment,
  bookingPayments,
  bookPart,
  bookPartCancel,
  bookReceipt,
  bookStatus,
  bookTrips,
  changeEmail,
  changePassword,
  confirmEmail,
  createArtifact,
  createBitcoinSource,
  createSetupIntent,
  deleteCard,
  endSessions,
  eraseUser,
  exportUser,
  getPreferences,
  getUser,
  listPasskeys,
  listSavedHotels,
  listSessions,
  loyaltyFrame,
  loyaltyMovements,
  loyaltyStats,
  loyaltyTransaction,
  loyaltyWallet,
  platformAccount,
  removePasskey,
  removePicture,
  removeSavedHotel,
  savePicture,
  shareSavedHotels,
  tripNotes,
  unshareSavedHotels,
  updateCard,
  updatePlatformAccount,
  updatePreferences,
  updateUser,
} from '@staykit/contract'
import { fromMajor } from '@staykit/domain'
import {
  ACCESS_SECONDS,
  createSessions,
} from '../../packages/server/src/modules/accounts/members/sessions.ts'
import type { AccountServer } from '../../packages/server/src/modules/accounts/members/testing.ts'
import {
  CAPABILITY_SECONDS,
  capabilitySigner,
} from '../../packages/server/src/modules/booking/bookings/capability.ts'
import {
  bookOne,
  details,
  newBookingRequestId,
  REF_ID,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'

export const everybody = ['anonymous', 'other user', 'other brand', 'expired', 'revoked'] as const
type Who = (typeof everybody)[number]
/** Body, access token and origin of a call; without a token the caller is anonymous. */
export interface Try {
  readonly body: object
  readonly token?: string
  readonly origin?: string
}
/** A page of brand 8183 only. */
const ORIGIN = 'https://eight.example'
export type Tries = Readonly<Record<Who, Try>>

/** Calls about a trip: for its owner, or the holder of its capability. */
const byTripNumber = [bookCancel, bookChange, bookPart, bookPartCancel, bookCalendar, bookReceipt]
const byOtherNames = [createArtifact, artifactInfo, loyaltyTransaction]
/** Calls about the caller: no other user's data can be requested, only a bad session sent. */
const ofOneself = [
  artifactList,
  bookingBalances,
  bookingPayment,
  bookingPayments,
  createBitcoinSource,
  createSetupIntent,
  platformAccount,
  updatePlatformAccount,
]
const cards = [addCard, updateCard, deleteCard]
/** Calls about a member, by member id. */
const ofProfile = [
  getUser,
  updateUser,
  exportUser,
  getPreferences,
  updatePreferences,
  savePicture,
  removePicture,
  listSavedHotels,
  addSavedHotels,
  removeSavedHotel,
  shareSavedHotels,
  unshareSavedHotels,
]
const ofLoyalty = [loyaltyWallet, loyaltyFrame, loyaltyMovements]
/** Calls about a user, by user id: password, email address and sessions. */
const passkeys = [listPasskeys, askNewPasskey, addPasskey, removePasskey]
const security = [changePassword, changeEmail, confirmEmail, listSessions, endSessions, ...passkeys]
const secured = (id: string) => ({
  id,
  oldPassword: 'Wrong-Pass1!',
  newPassword: 'Other-Pass2!',
  email: 'new@example.com',
  pin: '00000000',
  session: 'none',
  passkey: 'none',
  credential: { id: 'none', clientDataJSON: 'none', attestationObject: 'none' },
})
export const guarded = [
  abandonBitcoinSource,
  ...byTripNumber,
  ...byOtherNames,
  ...ofOneself,
  ...cards,
  ...security,
  bookDetails,
  bookStatus,
  bookTrips,
  tripNotes,
  ...ofProfile,
  ...ofLoyalty,
  loyaltyStats,
  eraseUser,
]

/** A trip in the request fields of each of these calls. */
const named = (trip: string): object => ({
  bookingId: trip,
  trip_number: trip,
  transactionID: trip,
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Ames',
  refId: REF_ID,
  ...{ done: 0, refund: 1 },
})
const note = (trip_number: string) => ({ trip_number, note: 'Late arrival' })
const payable = (contract: string) => ({
  payment_methods: [{ token: 'LIFE', amount: 1 }],
  price: 1,
  currency: 'USD',
  email: 'ann@example.com',
  contract,
  bookingRequestId: newBookingRequestId(),
  refId: REF_ID,
})
const ofPicture = { name: 'me.png', picture: 'AAAA', city: 'X', hotelId: 'none', hotels: [{ id: 'none' }] }
const card = (userId: string) => ({ userId, id: 'pm_1', paymentIntent: 'pi_1' })

function openBitcoin(member: Traveller, { rate, meta }: contract.WireContract, bookingRequestId: string) {
  const { dueNow, currencyCode: currency } = rate.price
  const price = fromMajor(dueNow, currency).minor
  const order = { ...payable(meta.contract), price, currency, bookingRequestId }
  return member.api(createBitcoinSource, order)
}

/** Requests of the other users for Ann's data. */
export async function setUp({ deps, app, join, auth }: AccountServer) {
  const ann = await join('ann@example.com')
  const eve = (await join('eve@example.com')).accessToken
  const elsewhere = await auth('sign-in', {
    username: 'ann@example.com',
    password: 'Right-Pass1!',
    refId: '8298',
  })
  const { now, db, config } = deps
  const hourAgo = () => new Date(now().getTime() - (ACCESS_SECONDS + 60) * 1000)
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', ann.identityID)
    .executeTakeFirstOrThrow()
  const old = await createSessions({ db, secrets: config.AUTH_SECRETS, now: hourAgo }).begin(
    { id: ann.identityID, email: ann.email },
    row.id,
    REF_ID,
  )
  const transferred = newBookingRequestId()
  const member = traveller(
    (path, init) => app.request(path, init),
    () => ({ authorization: `Bearer ${ann.accessToken}` }),
  )
  const session = { accessToken: ann.accessToken, identityID: ann.identityID }
  const mine = await bookOne(member, {}, { auth: session, email: 'ann@example.com' })
  const other = await bookOne(traveller((path, init) => app.request(path, init)))
  const bookingId = mine.answer.bookingId ?? ''
  const otherKey = (await details(member, other.answer.bookingId ?? '', other.email)).capability
  await openBitcoin(member, await member.contract(), transferred)
  const yesterday = () => new Date(now().getTime() - (CAPABILITY_SECONDS + 60) * 1000)
  const oldKey = capabilitySigner(config.AUTH_SECRET, yesterday).sign({ trip: bookingId }, CAPABILITY_SECONDS)

  const gone = (await auth('sign-in', { username: 'ann@example.com', password: 'Right-Pass1!' })).body
  await auth('sign-out', { refreshToken: gone.refreshToken })
  const revoked: string = gone.accessToken
  const { settings } = await db
    .selectFrom('brands')
    .select('settings')
    .where('ref_id', '=', REF_ID)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('brands')
    .set({ settings: JSON.stringify({ ...settings, origins: [ORIGIN] }) })
    .where('ref_id', '=', REF_ID)
    .execute()
  await deps.brands.forget()

  const own = (body: object): Tries => ({
    anonymous: { body },
    revoked: { body, token: revoked },
    'other user': { body, token: eve },
    'other brand': { body: { ...body, refId: '8298' }, token: ann.accessToken },
    expired: { body, token: old.accessToken },
  })
  const ownAtBrand = (body: object): Tries => ({
    ...own(body),
    'other brand': { body, token: elsewhere.body.accessToken },
  })
  const claimed = (body: object): Tries => ({
    ...own(body),
    'other user': { body: { ...body, capability: otherKey }, token: eve },
    expired: { body: { ...body, capability: oldKey }, token: old.accessToken },
  })
  const badToken = { body: payable(mine.agreed.meta.contract), token: 'a.b' }
  // A call without a brand comes from a page of one: the session of another brand does not count there.
  const brandless = (body: object): Tries => ({
    ...own(body),
    'other brand': { body, token: elsewhere.body.accessToken, origin: ORIGIN },
  })
  const ownBrandless = (body: object, other: Try): Tries => ({ ...brandless(body), 'other user': other })
  const tries = new Map<AnyCall, Tries>([
    [bookTrips, ownAtBrand({ userId: ann.identityID, refId: REF_ID })],
    [tripNotes, ownAtBrand({ userId: ann.identityID, refId: REF_ID, change: note(bookingId) })],
    ...ofProfile.map((call) => [call, brandless({ id: ann.identityID, ...ofPicture })] as const),
    ...ofLoyalty.map((call) => [call, ownAtBrand({ userID: ann.identityID, refId: REF_ID })] as const),
    [loyaltyStats, brandless({ userID: ann.identityID })],
    [eraseUser, brandless({ id: ann.identityID, password: 'Wrong-Pass1!' })],
    ...security.map((call) => [call, brandless(secured(ann.identityID))] as const),
    ...[...byTripNumber, ...byOtherNames].map((call) => [call, claimed(named(bookingId))] as const),
    ...ofOneself.map((call) => [call, ownBrandless(payable(mine.agreed.meta.contract), badToken)] as const),
    [abandonBitcoinSource, ownAtBrand({ bookingRequestId: transferred, refId: REF_ID })],
    ...cards.map(
      (call) =>
        [call, ownBrandless(card(ann.identityID), { body: card(ann.identityID), token: eve })] as const,
    ),
    [bookDetails, own({ bookingId, email: 'eve@example.com', refId: REF_ID })],
    [bookStatus, own({ bookingRequestID: mine.id, email: 'eve@example.com' })],
  ])
  const nothing = new Map<AnyCall, object>([
    [bookTrips, { userId: 'nobody', refId: REF_ID }],
    [tripNotes, { userId: 'nobody', refId: REF_ID, change: note('ST-0000-0000-0000') }],
    ...ofProfile.map((call) => [call, { id: 'nobody', ...ofPicture }] as const),
    ...ofLoyalty.map((call) => [call, { userID: 'nobody', refId: REF_ID }] as const),
    [loyaltyStats, { userID: 'nobody' }],
    [eraseUser, { id: 'nobody', password: 'Wrong-Pass1!' }],
    ...security.map((call) => [call, secured('nobody')] as const),
    ...[...byTripNumber, ...byOtherNames].map((call) => [call, named('ST-0000-0000-0000')] as const),
    ...ofOneself.map((call) => [call, payable('nothing')] as const),
    [abandonBitcoinSource, { bookingRequestId: newBookingRequestId(), refId: REF_ID }],
    ...cards.map((call) => [call, card('nobody')] as const),
    [bookDetails, { bookingId: 'ST-0000-0000-0000', email: 'eve@example.com', refId: REF_ID }],
    [bookStatus, { bookingRequestID: newBookingRequestId(), email: 'eve@example.com' }],
  ])
  return { tries, nothing }
}
