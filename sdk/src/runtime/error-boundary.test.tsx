import { expect } from 'chai'
import { useState } from 'react'
import { expectDeclared, listen } from '../testing/events.ts'
import { expectAccessible, mount } from '../testing/page.ts'
import { eventually } from '../testing/wait.ts'
import { declareElement } from './declaration.ts'
import { defineElement } from './define-element.tsx'

const declaration = declareElement({
  tag: 'stay-clumsy',
  doc: 'A probe.',
  attributes: {},
  events: {},
  slots: {},
  parts: {},
})
let mounts = 0

/** Throws when its button is clicked, and at each render until `broken` is reset. */
function Clumsy() {
  const [turn] = useState(() => ++mounts)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('a stumble')
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Turn {turn}
    </button>
  )
}

describe('error boundary of an element', () => {
  before(() => defineElement(declaration, Clumsy, { styles: [], texts: {} }))
  afterEach(() => document.body.replaceChildren())

  for (const [locale, sorry, again] of [
    ['en', 'Sorry, something went wrong here.', 'Try again'],
    ['fr', 'Désolé, une erreur est survenue ici.', 'Réessayer'],
  ] as const)
    it(`shows a message (${locale}), emits one event, and mounts again on click`, async () => {
      const errors = listen('stay-error')
      const box = mount('stay-clumsy', { locale })
      const first = await box.button(/Turn/)
      const before = mounts
      first.click()
      await box.says(sorry)
      await expectAccessible(box.element)
      const [error] = errors.events
      expect(errors.events.length).to.equal(1)
      expect(error?.detail).to.include({ code: 'RENDER_FAILED', element: 'stay-clumsy' })
      expect(error?.detail.message).to.include('a stumble')
      expectDeclared(declaration, error as CustomEvent)
      ;(await box.button(again)).click()
      await box.button(`Turn ${before + 1}`)
      await eventually(() => !box.text().includes(sorry))
      // It can throw again.
      ;(await box.button(/Turn/)).click()
      await box.says(sorry)
      errors.stop()
      expect(errors.events.length).to.equal(2)
    })
})
