// The npm entry: importing it does nothing to the page.
export { type Declaration, type EventsOf, type PropsOf, sharedAttributes } from './declaration.ts'
export { defineStay } from './define-stay.ts'
export type { StayElement, StayEventMap, StayProps } from './element-types.ts'
export type { Tag } from './elements/declarations.ts'
export { configure, type PageSettings, type Settings } from './settings.ts'
