import { defineCall } from '../call.ts'
import { locationsShared } from './locations-search.ts'

/** The one place for a text, an id or a position. */
export const locationsFind = defineCall({
  ...locationsShared,
  path: '/locations/find',
  summary: 'The place for a text, an id or a position',
})
