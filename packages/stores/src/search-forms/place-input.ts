import { atom, type ReadableAtom } from 'nanostores'
import type { Place } from '../search/place.ts'

/** One end of a journey to type into. */
export interface PlaceInput {
  readonly $form: ReadableAtom<{ readonly text: string; readonly place: Place | undefined }>
  /** Another text than the place's own is no place. */
  readonly type: (text: string) => void
  readonly choose: (place: Place) => void
  /** Places of earlier searches. */
  readonly recent: () => { readonly place: Place }[]
}

interface PlaceInputOptions {
  readonly start?: Place | undefined
  readonly recent: PlaceInput['recent']
  /** Calls the listener after each input or choice. */
  readonly onChange: () => void
}

export function createPlaceInput({ start, recent, onChange }: PlaceInputOptions): PlaceInput {
  const $form = atom<{ text: string; place: Place | undefined }>({ text: start?.query ?? '', place: start })
  const change = (text: string, place: Place | undefined) => {
    $form.set({ text, place })
    onChange()
  }
  return {
    $form,
    recent,
    type: (text) => {
      const { place } = $form.get()
      change(text, text === place?.query ? place : undefined)
    },
    choose: (place) => change(place.query, place),
  }
}

/** The place of an input, once one is chosen. */
export const placeIn = (input: PlaceInput): Place | undefined => input.$form.get().place
