// The npm entry: importing it does nothing to the page.

export type { Tag } from '../elements/declarations.ts'
export { configure, type PageSettings, type Settings } from '../page/settings.ts'
export { type Declaration, type EventsOf, type PropsOf, sharedAttributes } from '../runtime/declaration.ts'
export type { StayElement, StayEventMap, StayProps } from '../runtime/element-types.ts'
export { defineStay } from './define-stay.ts'
