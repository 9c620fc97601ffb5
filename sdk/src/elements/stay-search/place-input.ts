import type { PartnerPlace } from '@staykit/domain'
import type { Place } from '@staykit/stores/search'
import { atom } from 'nanostores'
import type { PlaceInput } from './location-field.tsx'

/** One place to type into: another text than the place's own is no place. */
export function placeInput(start?: Place): PlaceInput {
  const $form = atom<{ text: string; place: Place | undefined }>({ text: start?.query ?? '', place: start })
  return {
    $form,
    type: (text) => {
      const { place } = $form.get()
      $form.set({ text, place: text === place?.query ? place : undefined })
    },
    choose: (place) => $form.set({ text: place.query, place }),
  }
}

/** The place of an input for a link, once one is chosen. */
export const placeIn = (input: PlaceInput): PartnerPlace | undefined => input.$form.get().place
