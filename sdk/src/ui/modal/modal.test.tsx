import { expect } from 'chai'
import { useState } from 'react'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually, pause } from '../../testing/wait.ts'
import { Modal } from './modal.tsx'

const opener = (canClose: boolean) =>
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Modal title="Reviews" closeLabel="Close it" onClose={canClose ? () => setOpen(false) : undefined}>
            <p>What guests say.</p>
          </Modal>
        )}
      </>
    )
  }

describe('a modal dialog', () => {
  it('takes its name from its title, closes by button and Escape, and restores the focus', async () => {
    const box = showComponent(opener(true))
    const button = await box.button('Open')
    for (const close of [
      async () => (await box.button('Close it')).click(),
      async () =>
        void (await box.find('dialog')).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    ]) {
      button.focus()
      button.click()
      const dialog = await box.find<HTMLDialogElement>('dialog')
      expect(dialog.matches(':modal')).to.equal(true)
      expect(box.root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).to.equal(
        'Reviews',
      )
      await expectAccessible(box.element)
      await close()
      await eventually(() => !box.root.querySelector('dialog') && box.root.activeElement === button)
    }
  })

  it('leaves the Escape that ends a composition alone', async () => {
    const box = showComponent(opener(true))
    ;(await box.button('Open')).click()
    const dialog = await box.find<HTMLDialogElement>('dialog')
    // Safari cancels the dialog unless the page prevents it.
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      const key = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, ...init })
      expect(dialog.dispatchEvent(key)).to.equal(false)
    }
    await pause(20)
    expect(dialog.isConnected).to.equal(true)
  })

  it('ignores Escape and has no button when it cannot be closed', async () => {
    const box = showComponent(opener(false))
    ;(await box.button('Open')).click()
    const dialog = await box.find<HTMLDialogElement>('dialog')
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
    expect([dialog.open, dialog.querySelectorAll('button').length]).to.deep.equal([true, 0])
  })
})
