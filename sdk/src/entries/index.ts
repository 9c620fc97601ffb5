// The npm entry without side effects.
export { configure } from '../runtime/settings.ts'
export { defineStay } from './define-stay.ts'
