import { expect, it } from 'vitest'
import { labelOf } from './picture-labels.ts'

it('reads what a caption says about a picture', () => {
  const captions = {
    Exterior: 'outside',
    'Guest room with bathroom': 'room',
    Bathroom: 'bath',
    'Outdoor pool': 'pool',
    'Pool bar': 'bar',
    'Breakfast buffet': 'breakfast',
    'Sea view': 'view',
    'hotel front': undefined,
    '': undefined,
  }
  for (const [caption, label] of Object.entries(captions)) expect(labelOf(caption), caption).toBe(label)
  expect(labelOf(null)).toBeUndefined()
  expect(labelOf(`${'x'.repeat(10_000)} pool`)).toBeUndefined()
})
