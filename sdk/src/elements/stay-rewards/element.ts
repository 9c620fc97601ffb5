import { declareElement, headingLevel } from '../../runtime/declaration.ts'

export const stayRewards = declareElement({
  tag: 'stay-rewards',
  doc: 'The points and level of the logged-in member, their history, and the widget of the brand’s loyalty vendor. Visitors are redirected to the login page.',
  firstHeading: 2,
  attributes: { headingLevel },
  events: {},
  slots: {},
  parts: {
    rewards: 'The points and the level.',
    statement: 'The history of the points.',
    movement: 'Each movement of points.',
    life: 'The LIFE balance of the member.',
  },
})
