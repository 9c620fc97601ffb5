export * from './policy.ts'
export * from './ucp-schedule.ts'
