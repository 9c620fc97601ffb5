export { logLoyalty, loyaltyRequest } from './loyalty.ts'
export { pixelAddress } from './pixel.ts'
