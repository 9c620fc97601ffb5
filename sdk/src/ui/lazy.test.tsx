import { expect } from 'chai'
import type { ComponentType } from 'react'
import { declareElement } from '../runtime/declaration.ts'
import { defineElement } from '../runtime/define-element.tsx'
import { listen } from '../testing/events.ts'
import { mount } from '../testing/page.ts'
import { eventually } from '../testing/wait.ts'
import { lazy } from './lazy.tsx'

const declaration = (tag: `stay-${string}`) =>
  declareElement({ tag, doc: 'A probe.', attributes: {}, events: {}, slots: {}, parts: {} })

describe('a part whose code does not come', () => {
  afterEach(() => document.body.replaceChildren())

  /** An element with one part, whose code fails so often. */
  function probe(tag: `stay-${string}`, failures: number) {
    const asked: number[] = []
    const Part = lazy<object>(async () => {
      asked.push(performance.now())
      if (asked.length <= failures) throw new TypeError(`no chunk ${asked.length}`)
      return (() => <p>Here.</p>) as ComponentType<object>
    })
    const Shown = () => (
      <div>
        <Part />
      </div>
    )
    defineElement(declaration(tag), Shown, { styles: [], texts: {} })
    return asked
  }

  it('is asked for again, a second later', async () => {
    const asked = probe('stay-lazy-once', 1)
    const errors = listen('stay-error')
    await mount('stay-lazy-once').says('Here.')
    errors.stop()
    expect(asked.length).to.equal(2)
    expect(errors.events.length).to.equal(0)
  })

  it('after three times is a stay-error, and comes once there is a line again', async () => {
    const asked = probe('stay-lazy-thrice', 3)
    const errors = listen('stay-error')
    const box = mount('stay-lazy-thrice')
    await eventually(() => errors.events.length === 1, 9000)
    errors.stop()
    expect(asked.length).to.equal(3)
    expect(errors.events[0]?.detail).to.deep.equal({
      code: 'CHUNK_FAILED',
      message: 'no chunk 3',
      element: 'stay-lazy-thrice',
    })
    dispatchEvent(new Event('online'))
    await box.says('Here.')
  })
})
