export * from './access.ts'
export * from './apply.ts'
export { dealCodeOf, forgetDealCode, removeDealCode } from './deal-code.ts'
export * from './verify.ts'
