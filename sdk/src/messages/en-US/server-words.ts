import type { amenities, SortId } from '@staykit/domain'
import type { Message } from '../translate.ts'

/** What the server names: sorts and amenities by their ids, scores by their words (HOT-074, HOT-340, HOT-335). */
type ServerWord =
  | `sort.${SortId}`
  | `amenity.${(typeof amenities)[number]['id']}`
  | `score.${'Superb' | 'Fabulous' | 'Very Good' | 'Good' | 'Pleasant'}`

/** English says what the server says. */
export const messages: { readonly [Word in ServerWord]?: Message } = {}
