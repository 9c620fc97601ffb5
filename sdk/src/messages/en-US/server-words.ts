import type { amenities, SortId } from '@staykit/domain'
import type { Message } from '../translate.ts'

/** What the server names: sorts and amenities by their ids, scores by their words (HOT-074, HOT-340, HOT-335). */
type ServerWord =
  | `sort.${SortId}`
  | `amenity.${(typeof amenities)[number]['id']}`
  | `score.${'Superb' | 'Fabulous' | 'Very Good' | 'Good' | 'Pleasant'}`

/** What the server refuses, by its words in English: those that travellers read (a test looks whether it still says so). */
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

/** English says what the server says. */
export const messages: { readonly [Word in ServerWord | Refusal]?: Message } = {}
