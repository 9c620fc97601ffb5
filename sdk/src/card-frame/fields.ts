import {
  type CardMode,
  cardProblems,
  cardTypeOf,
  cvcLength,
  foldTyped,
  isCardNumber,
  stripCardNumber,
} from '@staykit/domain'
import { sayAny, type Translate } from '../messages/translate.ts'
import { brandName, expiryParts, expiryText, groupedNumber } from './formats.ts'

export type FieldName = 'number' | 'expiry' | 'cvc'
const order: readonly FieldName[] = ['number', 'expiry', 'cvc']

export interface CardFields {
  /** The typed card, or undefined when a field is invalid; then each field shows its error and the first one gets the focus. */
  readonly read: () => { number: string; cvc: string; expMonth: number; expYear: number } | undefined
  readonly facts: () => { complete: boolean; brand: string | undefined; lastFour: string | undefined }
  readonly say: (field: FieldName, problem: string) => void
  readonly focus: () => void
  readonly speak: (t: Translate) => void
}

export const element = <T extends HTMLElement = HTMLElement>(id: string): T => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no element #${id}`)
  return found as T
}

const input = (name: FieldName) => element<HTMLInputElement>(name)
const value = (name: FieldName) => input(name).value.trim()
const code = () => cardTypeOf(value('number'))?.code

type ProblemsOf = Readonly<Record<FieldName, () => string>>

const problemsBy = (t: Translate, mode: CardMode): ProblemsOf => {
  const wrong = () => {
    const { month, year } = expiryParts(value('expiry'))
    const typed = { number: value('number'), expirationMonth: month, expirationYear: year, cvc: value('cvc') }
    return cardProblems(typed, mode, new Date().toISOString())
  }
  return {
    number: () => {
      const { number } = wrong()
      return number ? t(number === 'required' ? 'numberMissing' : 'numberWrong') : ''
    },
    expiry: () => {
      const { expirationMonth: month, expirationYear: year } = wrong()
      const problems = [month, year].filter((each) => each !== undefined)
      if (problems.length === 0) return ''
      return t(problems.every((each) => each === 'past') ? 'expiryPast' : 'expiryWrong')
    },
    cvc: () => (wrong().cvc ? t('cvcWrong', { count: cvcLength(code()) }) : ''),
  }
}

function say(name: FieldName, problem: string): void {
  const line = element(`${name}-error`)
  line.textContent = problem
  line.hidden = !problem
  if (problem) input(name).setAttribute('aria-invalid', 'true')
  else input(name).removeAttribute('aria-invalid')
}

/** The fields: formats while typing, shows errors on blur and on payment. */
export function cardFields(first: Translate, mode: CardMode, onChange: () => void): CardFields {
  let t = first
  const problems = problemsBy(((...args) => t(...args)) as Translate, mode)
  const showBrand = () => {
    const tag = element('brand')
    const name = brandName(value('number'))
    tag.textContent = name ?? ''
    tag.hidden = !name
    input('cvc').placeholder = t('digits', { count: cvcLength(code()) })
  }
  listen(problems, () => {
    showBrand()
    onChange()
  })
  return {
    say,
    read() {
      for (const name of order) say(name, problems[name]())
      const wrong = order.find((name) => problems[name]())
      if (wrong) input(wrong).focus()
      if (wrong) return undefined
      const { month, year } = expiryParts(value('expiry'))
      const number = stripCardNumber(value('number'))
      return { number, cvc: value('cvc'), expMonth: Number(month), expYear: 2000 + Number(year) }
    },
    facts() {
      const digits = stripCardNumber(value('number'))
      const complete = order.every((name) => !problems[name]())
      return {
        complete,
        brand: cardTypeOf(digits)?.type,
        lastFour: isCardNumber(digits) ? digits.slice(-4) : undefined,
      }
    },
    focus: () => input(order.find((name) => problems[name]()) ?? 'number').focus(),
    speak(next) {
      t = next
      for (const each of document.querySelectorAll<HTMLElement>('[data-word]'))
        each.textContent = sayAny(t, each.dataset.word ?? '')
      for (const each of document.querySelectorAll<HTMLInputElement>('[data-hint]'))
        each.placeholder = sayAny(t, each.dataset.hint ?? '')
      // A decline of the provider stays in the language that it was shown in.
      for (const name of order)
        if (input(name).hasAttribute('aria-invalid') && problems[name]()) say(name, problems[name]())
      showBrand()
    },
  }
}

function listen(problems: ProblemsOf, onChange: () => void): void {
  const formats: Record<FieldName, (text: string, isDeleting: boolean) => string> = {
    number: groupedNumber,
    expiry: expiryText,
    cvc: foldTyped,
  }
  for (const name of order) {
    const field = input(name)
    const onInput = (event: Event) => {
      const typing = event instanceof InputEvent ? event : undefined
      // A composition owns the text until its end, and a change in the middle would move the caret.
      if (!typing?.isComposing && field.selectionStart === field.value.length)
        write(field, formats[name](field.value, !!typing?.inputType.startsWith('delete')))
      if (field.hasAttribute('aria-invalid')) say(name, problems[name]())
      onChange()
    }
    field.addEventListener('input', onInput)
    field.addEventListener('compositionend', onInput)
    // An empty field that the focus only passed through is no error yet.
    field.addEventListener('change', () => {
      write(field, formats[name](field.value, true))
      if (field.value) say(name, problems[name]())
      onChange()
    })
  }
}

/** Leaves an equal text alone: a new value moves the caret to its end. */
function write(field: HTMLInputElement, text: string): void {
  if (text !== field.value) field.value = text
}
