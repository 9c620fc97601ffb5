import { expectAccessible } from '../testing/page.ts'
import { fullestStates, pageOfStates, showState } from '../testing/show-state.ts'
import { states } from './states.ts'

describe('accessibility', () => {
  const prepare = pageOfStates()

  for (const state of [...fullestStates, ...states])
    it(`${state.tag} has no violation: ${state.name}`, async () => {
      await prepare(state)
      await expectAccessible((await showState(state)).element)
    })
})
