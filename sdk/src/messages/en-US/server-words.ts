import type { amenities, SortId, travelerTypes } from '@staykit/domain'
import type { Message } from '../translate.ts'

/** What the server names: sorts and amenities by their ids, scores and who reviews by their words (HOT-074, HOT-340, HOT-335). */
type ServerWord =
  | `sort.${SortId}`
  | `amenity.${(typeof amenities)[number]['id']}`
  | `score.${'Superb' | 'Fabulous' | 'Very Good' | 'Good' | 'Pleasant'}`
  | `traveler.${(typeof travelerTypes)[number]}`

/**
 * What the server refuses, by its words in English: those that travellers read (a test looks whether it still says so). By its
 * code where the words tell a number.
 */
type Refusal =
  | 'Incorrect email or password.'
  | 'Incorrect password.'
  | 'This code is not right. Please check it, or ask for a new one.'
  | 'This code has expired. Please ask for a new one.'
  | 'Attempt limit exceeded. Please try again after some time.'
  | 'We do not know this deal code.'
  | 'This deal code has expired.'
  | 'Your session has ended. Please log in again.'
  | 'This price has expired. Please choose the room again.'
  | 'Unable to find Location'
  | 'Your card was declined.'
  | 'Your card has insufficient funds.'
  | 'Your card has expired.'
  | "Your card's security code is incorrect."
  | 'We could not verify this card with your bank. You were not charged.'
  | 'This payment has ended. Please pay again.'
  | 'The card provider does not answer. Please try again.'
  | 'We are very busy. Please try again in a moment.'
  | 'Too many cards were declined. Please try again later, or pay otherwise.'
  | 'This rate was offered too long ago. Please choose a rate again.'
  | 'This rate cannot be read. Please choose a rate again.'
  | 'The payment was not completed. You were not charged.'
  | 'Your bank wants to confirm this card. Please use the card form, or another card.'
  | 'This booking can no longer be cancelled free of charge.'
  | 'This passkey does not work here. Please try another way.'
  | 'Please log in again to use your saved cards.'
  | 'Please log in again to change your e-mail address.'
  | 'Please log in again to add a passkey.'
  | 'Please confirm your sign-up with the code we mailed you.'
  | 'Please set a new password first: choose "Forgot password".'
  | 'Bitcoin payments are not available now. You were not charged.'
  | 'Your transfer has arrived: your room is being booked with it.'
  | 'There is a stay ahead: cancel it, or come back once it is over.'
  | 'These coins were given back. Please choose the room again.'
  | 'The wallet does not answer. You were not charged.'
  | 'This contract is not one of ours. Please choose the room again.'
  | 'Please choose a picture: JPEG, PNG, WebP or GIF'
  | 'There is no such card.'
  | 'RATE_LIMITED'

/** English says what the server says. */
export const messages: { readonly [Word in ServerWord | Refusal]?: Message } = {}
