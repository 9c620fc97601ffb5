import { messages as parts } from '@staykit/words/en/hotel-parts'
import { expect } from 'chai'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually } from '../../testing/wait.ts'
import { Expandable } from './expandable.tsx'

describe('a block of text', () => {
  it('[PLT-051] cuts a closed text at 120 px; a shorter text has no button', async () => {
    const block = (lines: number) => () => (
      <Expandable>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id
          <p key={line}>A line of text.</p>
        ))}
      </Expandable>
    )
    const box = showComponent(block(20), { 'hotel-parts': parts })
    const button = await box.button('View More')
    const height = () => box.root.querySelector('.col')?.parentElement?.getBoundingClientRect().height ?? 0
    expect([button.ariaExpanded, height()]).to.deep.equal(['false', 120])
    await expectAccessible(box.element)
    button.click()
    await eventually(() => height() > 200 && button.ariaExpanded === 'true')
    const short = showComponent(block(1), { 'hotel-parts': parts })
    await short.says('A line of text.')
    expect(short.all('button')).to.deep.equal([])
  })
})
