export const LITEAPI = 'liteapi'

export const isLiteapiHotel = (hotelId: string): boolean => /^lp\w{1,20}$/.test(hotelId)
