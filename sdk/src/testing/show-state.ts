import { setViewport } from '@web/test-runner-commands'
import { samples } from '../elements/samples.ts'
import type { State } from '../elements/states.ts'
import { defineStay } from '../entries/define-stay.ts'
import { type Answers, type FakeApi, fakeApi } from './fake-api.ts'
import { keptMember, memberAnswers } from './member.ts'
import { freshPage, mount } from './page.ts'
import { pause } from './wait.ts'

/** Answers of the server in a state. */
export function answersOf({ tag, ...own }: State): Answers {
  const { isMember } = { ...samples[tag], ...own }
  return { ...(isMember && memberAnswers), ...samples[tag].answers, ...own.answers }
}

/** Prepares a fresh page for a state: answers, address and session storage. */
export async function prepareState(state: State): Promise<FakeApi> {
  const { isMember, path = '/', width = 1280, stored = {} } = { ...samples[state.tag], ...state }
  await setViewport({ width, height: 900 })
  freshPage()
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, JSON.stringify(value))
  history.replaceState(null, '', path)
  if (isMember) keptMember()
  return fakeApi(answersOf(state))
}

/** Hooks of a suite that shows states on one page. Returns the function that prepares the page of a test. */
export function pageOfStates(): (state: State) => Promise<FakeApi> {
  let api: FakeApi | undefined
  const home = location.href
  before(async () => {
    await defineStay()
    document.addEventListener('stay-navigate', (event) => event.preventDefault())
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api?.restore()
    history.replaceState(null, '', home)
  })
  return async (state) => {
    api?.restore()
    api = await prepareState(state)
    return api
  }
}

/** The fullest state of each element that has one. */
export const fullestStates = (Object.keys(samples) as (keyof typeof samples)[])
  .filter((tag) => samples[tag].ready)
  .map((tag): State => ({ tag, name: 'its fullest state' }))

/** As a person does: the button has the focus, which a dialog gives back to it. */
export function press(button: HTMLElement): void {
  button.focus()
  button.click()
}

/** Mounts the element on the prepared page and brings it into its state. */
export async function showState({ tag, ...own }: State): Promise<ReturnType<typeof mount>> {
  const { attributes, steps = [], ready } = { ...samples[tag], ...own }
  const box = mount(tag, attributes)
  for (const step of steps) (await box.find(step)).click()
  for (const name of own.presses ?? []) press(await box.button(name))
  if (own.says) await box.says(own.says)
  else if (ready) await box.find(ready)
  return box
}
