// The npm entry: importing it does nothing to the page.
export { configure } from '../runtime/settings.ts'
export { defineStay } from './define-stay.ts'
