import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { fullestStates, pageOfStates, showState } from '../testing/show-state.ts'
import { settled } from '../testing/wait.ts'
import { states } from './states.ts'

/** Below that, an iPhone zooms into a field. */
const TEXT_PX = 16
const TARGET_PX = 44

/** All shadow roots in the element, nested elements' too. */
function roots(root: ShadowRoot): ShadowRoot[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [root, ...inner.flatMap(roots)]
}

/** Applies the rules of coarse pointers: touch is emulated by no command of the runner. */
function applyFinger(root: ShadowRoot) {
  for (const sheet of root.adoptedStyleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText === '(pointer: coarse)')
        rule.media.mediaText = 'all'
}

const isTyped = (field: HTMLInputElement) =>
  !/^(checkbox|radio|range|file|hidden|submit|button)$/.test(field.type)
const nameOf = ({ outerHTML }: Element) => outerHTML.slice(0, outerHTML.indexOf('>') + 1)

const fields = (all: readonly ShadowRoot[]) =>
  all
    .flatMap((root) => [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')])
    .filter(isTyped)

/** Fields whose text is too small. */
const small = (all: readonly ShadowRoot[]) =>
  fields(all).filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < TEXT_PX)

/** What has a keyboard of its own: digits, a phone number, an address of a mailbox. */
const keyboards = /\b(?:email|tel|cc-number|cc-csc|cc-exp(?:-month|-year)?|one-time-code)\b/
const isLettered = ({ type, inputMode }: HTMLInputElement) => type === 'text' && !inputMode

/** Fields that say nothing to the keyboard and to the browser that fills them. */
const silent = (all: readonly ShadowRoot[]) =>
  fields(all).filter(
    (field) =>
      field instanceof HTMLInputElement &&
      !field.readOnly &&
      (!field.hasAttribute('autocomplete') || (keyboards.test(field.autocomplete) && isLettered(field))),
  )

/** The box that takes the click: that of its label, or its own. */
function target(control: HTMLElement) {
  const label = control instanceof HTMLInputElement && control.labels?.[0]
  const heights = [control, label || control].flatMap((each) => [
    each.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(each, '::after').height) || 0,
  ])
  return Math.round(Math.max(...heights))
}

/** Controls that are too low for a finger; links within a text are not. */
const low = (all: readonly ShadowRoot[]) =>
  all
    .flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('button, input, select, [role=option], [role=tab]'),
    ])
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.sr, p'))
    .filter((control) => control.getClientRects().length > 0 && target(control) < TARGET_PX)

describe('on a phone', () => {
  const prepare = pageOfStates()
  for (const state of [...fullestStates, ...states])
    it(`fields and buttons fit a finger: ${state.name} of <${state.tag}>`, async () => {
      await prepare(state)
      await setViewport({ width: 390, height: 844 })
      document.documentElement.style.setProperty('--stay-text-base', '13px')
      try {
        const box = await showState(state)
        const all = await settled(() => roots(box.root).length).then(() => roots(box.root))
        for (const root of all) applyFinger(root)
        const found = { small: small(all), silent: silent(all), low: low(all) }
        expect(Object.entries(found).map(([name, list]) => [name, list.map(nameOf)])).to.deep.equal([
          ['small', []],
          ['silent', []],
          ['low', []],
        ])
      } finally {
        document.documentElement.style.removeProperty('--stay-text-base')
      }
    })
})
