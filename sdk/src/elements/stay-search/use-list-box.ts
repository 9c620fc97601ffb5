import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { placeBelow } from '../../ui/layer/place-below.ts'
import { toTopLayer } from '../../ui/layer/top-layer.ts'

export type Anchor = RefObject<HTMLElement | null>

interface ListBoxOptions {
  readonly id: string
  /** Number of options after the first, which always exists. */
  readonly count: number
  /** Number of options of which the first is highlighted from the start; 0 where none is better than the others. */
  readonly best: number
  /** An empty field has other options than one with a text. */
  readonly isEmpty: boolean
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>
  /** A key that came before the list, which is its first. */
  readonly early: RefObject<KeyboardEvent | null>
  /** Called with the id of the highlighted option. */
  readonly onActive: (id: string) => void
  /** `byPointer` is false for assistive technology. */
  readonly onTake: (index: number, byPointer: boolean) => void
  /** Enter; the index is -1 while no option is highlighted. */
  readonly onEnter: (index: number) => void
  readonly onClose: () => void
}

const MEASURE_DELAY_MS = 1
/** No option is highlighted. */
const NONE = -1

/** The highlighted option of a combobox, moved by the keys of its field and by the pointer. */
export function useActiveOption({
  id,
  count,
  best,
  isEmpty,
  keys,
  early,
  onActive,
  onTake,
  onEnter,
  onClose,
}: ListBoxOptions) {
  const [active, setActive] = useState(NONE)
  const list = useRef<HTMLDivElement>(null)
  // 0 is the position, which only an explicit choice requests; a list of suggestions starts with its best.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options change with it
  useEffect(() => setActive(best > 0 ? 1 : NONE), [best, isEmpty])
  useEffect(() => onActive(active === NONE ? '' : `${id}-${active}`), [id, active, onActive])
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  useLayoutEffect(() => {
    keys.current = (event) => {
      if (event.key === 'Tab') return onClose()
      if (event.key === 'Escape') onClose()
      else if (event.key === 'Enter') onEnter(active)
      else if (event.key === 'ArrowDown') setActive((active + 1) % (count + 1))
      else if (event.key === 'ArrowUp') setActive(active > 0 ? active - 1 : count)
      else return
      event.preventDefault()
    }
    if (early.current) keys.current(early.current)
    early.current = null
    return () => {
      keys.current = null
    }
  })
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onPointerMove: () => setActive(index),
    // The focus stays in the field.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: ({ detail }: { readonly detail: number }) => onTake(index, detail > 0),
  })
  return { list, option }
}

export type Option = ReturnType<typeof useActiveOption>['option']

/** Floats a list below its field, in the top layer; on a small screen it is part of the field's full-screen layer. */
export function useFloating(list: Anchor, anchor: Anchor, full: boolean): void {
  const { environment } = useWidget()
  useLayoutEffect(() => {
    const box = list.current
    if (full || !box || !anchor.current) return
    const leave = toTopLayer(box)
    // Unseen until it has its place: a list that moves shifts the page.
    box.style.visibility = 'hidden'
    let stop = () => {}
    const cancel = environment.timers.after(MEASURE_DELAY_MS, () => {
      if (anchor.current) stop = placeBelow(box, anchor.current)
      box.style.visibility = ''
    })
    return () => {
      cancel()
      stop()
      leave()
    }
  }, [full, list, anchor, environment])
}

/** On a small screen the field moves to the top layer with its list. It is the same input, so the focus stays. */
export function useFullScreen(anchor: Anchor, full: boolean): void {
  useLayoutEffect(() => {
    const element = anchor.current
    if (!full || !element) return
    element.classList.add('full-ta')
    const leave = toTopLayer(element)
    return () => {
      leave()
      element.classList.remove('full-ta')
    }
  }, [full, anchor])
}

/** A click elsewhere closes the list; a click on the field reaches it as soon as the list is shown. */
export function useOutside(anchor: Anchor, onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const outside = (event: Event) => {
      if (anchor.current && !event.composedPath().includes(anchor.current)) close.current()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [anchor])
}
