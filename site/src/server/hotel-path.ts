import { detailsPath, type Stay } from '@staykit/sdk/routes'

/** The path of a hotel of a city, for two guests in one room. */
export const hotelPath = (cityId: string, stay: Stay, hotelId: string): string =>
  detailsPath({ type: 'city', id: cityId }, stay, { rooms: 1, guests: 2 }, hotelId)
