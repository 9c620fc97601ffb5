// The npm entry: importing it does nothing to the page.

export type { Tag } from '../elements/declarations.ts'
export type { StayElement, StayEventMap, StayProps } from '../elements/element-types.ts'
export { type Declaration, type EventsOf, type PropsOf, sharedAttributes } from '../runtime/declaration.ts'
export { configure, type PageSettings, type Settings } from '../runtime/settings.ts'
export { defineStay } from './define-stay.ts'
