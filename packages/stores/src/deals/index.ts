export * from './apply.ts'
export * from './deal-code.ts'
