// What a visitor does on the first HTML of an element is recorded, and repeated when the component is there.

const kinds = ['focusin', 'click', 'keydown', 'input', 'submit'] as const

type AnyAct = Event & Partial<KeyboardEvent & InputEvent>

/** Acts that the browser completes by itself, or that a later one includes. */
function isComplete({ type, target, key = '' }: AnyAct): boolean {
  const isField = target instanceof HTMLInputElement
  // Letters are in the field; Enter and Space on a button become a click.
  if (type === 'keydown') return isField === (key.length === 1) || /^( |Tab)$/.test(key)
  // A click on the submit button becomes a submit.
  return type === 'click' && !isField && !(target as Element).closest('[type=button]')
}

/** The form would leave the page, and Enter in its field would send it. */
const leaves = ({ type, target, key, isComposing }: AnyAct) =>
  type === 'submit' || (key === 'Enter' && !isComposing && target instanceof HTMLInputElement)

/** A copy for the element alone: the page has seen the act itself. */
function copyOf(act: AnyAct): Event {
  const { type, bubbles, cancelable, detail, key, code } = act
  const init = { bubbles, cancelable, detail, key, code }
  return new (act.constructor as new (type: string, init: object) => Event)(type, init)
}

/** The fields and buttons of a form, in its order, and the form itself. */
export const controlsOf = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>('input, button, a, form'),
]

/** What was done so far; the recording has ended. */
export interface Acts {
  /** Repeats the acts on the same controls, as the component has rendered them. */
  readonly repeat: (root: ParentNode) => void
}

/** Records the acts in a shadow root; `onFirst` is called at the first one. The returned function ends the recording. */
export function recordActs(root: ShadowRoot, onFirst: (control: Element) => void): () => Acts {
  const acts: (readonly [control: number, copy: Event])[] = []
  const end = new AbortController()
  const record = (act: Event) => {
    if (leaves(act)) act.preventDefault()
    const control = (act.target as Element).closest<HTMLElement>('input, button, a, form')
    if (!control || isComplete(act)) return
    if (acts.length === 0) onFirst(control)
    acts.push([controlsOf(root).indexOf(control), copyOf(act)])
  }
  for (const kind of kinds) root.addEventListener(kind, record, end)
  return () => {
    end.abort()
    return {
      repeat: (now) => {
        const controls = controlsOf(now)
        for (const [control, copy] of acts) controls[control]?.dispatchEvent(copy)
      },
    }
  }
}
