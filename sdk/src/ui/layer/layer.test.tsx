import { expect } from 'chai'
import { useRef, useState } from 'react'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually, pause } from '../../testing/wait.ts'
import { Layer } from './layer.tsx'

const opener = (full: boolean, height = '') =>
  function Opener() {
    const anchor = useRef<HTMLButtonElement>(null)
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button ref={anchor} type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Layer anchor={anchor} label="Guests" full={full} closeLabel="Close" onClose={() => setOpen(false)}>
            <button type="button">Inside</button>
            <div style={{ height }} />
          </Layer>
        )}
      </>
    )
  }

const painted = async () => {
  await new Promise((done) => requestAnimationFrame(done))
  await pause(100)
}

describe('a layer', () => {
  it('[PLT-047] floats below its anchor, gets the focus, and closes on a click outside or Escape', async () => {
    const box = showComponent(opener(false))
    const button = await box.button('Open')
    button.click()
    const layer = await box.find('dialog')
    await eventually(() => box.root.activeElement?.textContent === 'Inside')
    expect(layer.getBoundingClientRect().top).to.be.above(button.getBoundingClientRect().bottom)
    await expectAccessible(box.element)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await eventually(() => !box.root.querySelector('dialog'))
    button.click()
    const again = await box.find('dialog')
    again.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await eventually(() => !box.root.querySelector('dialog'))
  })

  it('stays when it is opened again at once', async () => {
    const box = showComponent(opener(false))
    const button = await box.button('Open')
    button.click()
    await eventually(() => box.root.activeElement?.textContent === 'Inside')
    await painted()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    // Before the next paint.
    for (let turn = 0; turn < 5 && box.root.querySelector('dialog'); turn++) await Promise.resolve()
    expect(box.root.querySelector('dialog')).to.equal(null)
    button.click()
    await painted()
    expect(box.root.querySelector('dialog')).not.to.equal(null)
  })

  it('scrolls inside when it has no space below or above its anchor', async () => {
    const box = showComponent(opener(false, '2000px'))
    ;(await box.button('Open')).click()
    const layer = await box.find('dialog')
    await eventually(() => layer.getBoundingClientRect().bottom <= innerHeight)
    expect(layer.scrollHeight).to.be.above(layer.clientHeight)
  })

  it('covers the screen as a modal dialog with its own close button', async () => {
    const box = showComponent(opener(true))
    ;(await box.button('Open')).click()
    const layer = await box.find<HTMLDialogElement>('dialog')
    expect(layer.matches(':modal')).to.equal(true)
    ;(await box.button('Close')).click()
    await eventually(() => !box.root.querySelector('dialog'))
  })
})
