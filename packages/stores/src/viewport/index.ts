export * from './viewport.ts'
