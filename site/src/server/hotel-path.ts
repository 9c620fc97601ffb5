import { detailsPath, type Stay } from '@staykit/sdk/routes'

/** A hotel of a city for two in one room. */
export const hotelPath = (cityId: string, stay: Stay, hotelId: string): string =>
  detailsPath({ type: 'city', id: cityId }, stay, { rooms: 1, guests: 2 }, hotelId)
