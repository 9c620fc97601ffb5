import { defineStay } from '../entries/define-stay.ts'
import type { FakeApi } from '../testing/fake-api.ts'
import { expectAccessible } from '../testing/page.ts'
import { prepareState, showState } from '../testing/show-state.ts'
import { pause } from '../testing/wait.ts'
import type { Tag } from './declarations.ts'
import { samples } from './samples.ts'
import { type State, states } from './states.ts'

const fullest = Object.keys(samples)
  .map((tag): State => ({ tag: tag as Tag, name: 'its fullest state' }))
  .filter(({ tag }) => samples[tag].ready)

describe('accessibility', () => {
  let api: FakeApi
  const home = location.href
  before(async () => {
    await defineStay()
    document.addEventListener('stay-navigate', (event) => event.preventDefault())
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    history.replaceState(null, '', home)
  })

  for (const state of [...fullest, ...states])
    it(`${state.tag} has no violation: ${state.name}`, async () => {
      api = await prepareState(state)
      await expectAccessible((await showState(state)).element)
    })
})
