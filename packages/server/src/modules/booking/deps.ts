export type { Deps as BookingDeps } from '../../compose.ts'
