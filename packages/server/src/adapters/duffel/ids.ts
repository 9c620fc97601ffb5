export const DUFFEL = 'duffel'

export const isDuffelHotel = (hotelId: string): boolean => /^acc_\w{1,40}$/.test(hotelId)
