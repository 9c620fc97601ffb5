import { messages as failuresTexts } from '@staykit/words/en/failures'
import { expect } from 'chai'
import type { ComponentType } from 'react'
import { declareElement } from '../../runtime/declaration.ts'
import { defineElement } from '../../runtime/define-element.tsx'
import { listen } from '../../testing/events.ts'
import { goOffline } from '../../testing/offline.ts'
import { mount } from '../../testing/page.ts'
import { shortWaits } from '../../testing/short-waits.ts'
import { eventually } from '../../testing/wait.ts'
import { lazy } from './lazy.tsx'

const declaration = (tag: `stay-${string}`) =>
  declareElement({ tag, doc: 'A probe.', attributes: {}, events: {}, slots: {}, parts: {} })

describe('part whose code fails to load', () => {
  let waits: ReturnType<typeof shortWaits>
  beforeEach(() => {
    waits = shortWaits()
  })
  afterEach(() => {
    waits.restore()
    document.body.replaceChildren()
  })

  /** An element with one lazy part that fails so often. */
  function probe(tag: `stay-${string}`, failures: number, optional?: 'optional') {
    const attempts: number[] = []
    const Part = lazy<object>(async () => {
      attempts.push(performance.now())
      if (attempts.length <= failures) throw new TypeError(`no chunk ${attempts.length}`)
      return (() => <p>Here.</p>) as ComponentType<object>
    }, optional)
    const Shown = () => (
      <div>
        <Part />
      </div>
    )
    defineElement(declaration(tag), Shown, { styles: [], texts: { failures: failuresTexts } })
    return attempts
  }

  it('retries a second later', async () => {
    const attempts = probe('stay-lazy-once', 1)
    const errors = listen('stay-error')
    await mount('stay-lazy-once').says('Here.')
    errors.stop()
    expect(attempts.length).to.equal(2)
    expect(errors.events.length).to.equal(0)
  })

  it('emits stay-error after three attempts, and loads when online again', async () => {
    const attempts = probe('stay-lazy-thrice', 3)
    const errors = listen('stay-error')
    const box = mount('stay-lazy-thrice')
    await eventually(() => errors.events.length === 1)
    errors.stop()
    expect(attempts.length).to.equal(3)
    expect(errors.events[0]?.detail).to.deep.equal({
      code: 'CHUNK_FAILED',
      message: 'no chunk 3',
      element: 'stay-lazy-thrice',
    })
    dispatchEvent(new Event('online'))
    await box.says('Here.')
  })

  it('shows a message and a retry button, but nothing for an optional part', async () => {
    probe('stay-lazy-said', 3)
    const box = mount('stay-lazy-said')
    const again = await eventually(() => box.maybe('Try again'))
    expect(box.text()).to.include('We could not reach the server. Please check your connection.')
    again.click()
    await box.says('Here.')
    probe('stay-lazy-optional', 3, 'optional')
    const errors = listen('stay-error')
    const other = mount('stay-lazy-optional')
    await eventually(() => errors.events.length === 1)
    errors.stop()
    expect(other.text()).to.equal('')
  })

  it('shows the message at once when offline, and loads when online', async () => {
    const attempts = probe('stay-lazy-offline', 1)
    const network = goOffline()
    const box = mount('stay-lazy-offline')
    try {
      await box.says("You are offline. We'll continue as soon as you're back online.")
      expect(attempts.length).to.equal(1)
    } finally {
      network.back()
    }
    await box.says('Here.')
  })
})
