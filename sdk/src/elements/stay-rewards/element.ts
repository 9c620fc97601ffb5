import { declareElement } from '../../runtime/declaration.ts'

export const stayRewards = declareElement({
  tag: 'stay-rewards',
  doc: 'The points and the level of the logged-in member, how they came about, and the widget of the brand’s loyalty vendor. A visitor is sent to the login page.',
  attributes: {},
  events: {},
  slots: {},
  parts: {
    rewards: 'Points and level.',
    statement: 'How the points came about.',
    movement: 'Points that came or went.',
    life: 'What the member has of LIFE.',
  },
})
