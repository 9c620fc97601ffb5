export { logLoyalty, loyaltyRequest } from './loyalty.ts'
