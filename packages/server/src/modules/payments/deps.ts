export type { Deps as PaymentDeps } from '../../compose.ts'
