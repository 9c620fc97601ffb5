import { messages as counts } from '@staykit/words/en/counts'
import { messages as panels } from '@staykit/words/en/panels'
import { messages as fields } from '@staykit/words/en/stay-fields'
import { expect } from 'chai'
import { useState } from 'react'
import { expectAccessible } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually } from '../../testing/wait.ts'
import { Calendar } from './calendar.tsx'

const changes: string[][] = []

function Dates({ today }: { today?: string }) {
  const [stay, change] = useState<[string, string]>(['', ''])
  return (
    <Calendar
      checkIn={stay[0]}
      checkOut={stay[1]}
      {...(today && { today })}
      min={inDays(0).date}
      vertical={false}
      end="checkIn"
      onChange={(...next) => {
        changes.push(next)
        change(next)
      }}
      onDone={() => {}}
    />
  )
}

describe('a calendar', () => {
  it('selects a check-in, then a check-out, and announces them; days before the first are disabled', async () => {
    const box = showComponent(Dates, { counts, panels, 'stay-fields': fields })
    const day = (ahead: number) => box.find<HTMLButtonElement>(`[data-date="${inDays(ahead).date}"]`)
    await box.says('Choose a check-in date.')
    ;(await day(1)).click()
    await box.says('Choose a check-out date.')
    ;(await day(4)).click()
    await box.says('3 nights')
    expect(changes.at(-1)).to.deep.equal([inDays(1).date, inDays(4).date])
    // Names come a frame later.
    await box.find('[data-date][aria-label]')
    await expectAccessible(box.element)
    ;(await box.button('Clear dates')).click()
    await eventually(() => changes.at(-1)?.join('') === '')
  })

  it('calls the date at the place "today", whatever the date of the device', async () => {
    const box = showComponent(() => <Dates today={inDays(1).date} />, {
      ...{ counts, panels },
      'stay-fields': fields,
    })
    const name = async (ahead: number) =>
      (await box.find(`[data-date="${inDays(ahead).date}"][aria-label]`)).getAttribute('aria-label')
    expect(await name(1)).to.match(/, today$/)
    expect(await name(0)).to.not.include('today')
  })
})
