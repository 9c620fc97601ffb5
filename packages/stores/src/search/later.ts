import type { WritableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import type { ResultsState } from './results.ts'
import type { ResultsView, ShownList } from './view.ts'

/** Pauses before a list with missing suppliers is requested again, ms; then it stays as it is. */
const PAUSES = [2_000, 4_000, 8_000]

/** A list of the same search that came later. */
export interface Later extends ShownList {
  /** Hotels that it has more. */
  readonly added: number
}

/**
 * Requests an incomplete list again until it is complete. A list with the same rows replaces the shown one, and nothing
 * moves; one with more hotels is offered, because its rows would move those that the traveller looks at.
 */
export function awaitMore(
  { timers }: Pick<Environment, 'timers'>,
  $results: WritableAtom<ResultsState>,
  ask: () => Promise<ShownList>,
  signal: AbortSignal,
): void {
  const set = (part: Partial<ResultsState>) => $results.set({ ...$results.get(), ...part })
  const next = (time: number) => {
    const pause = PAUSES[time]
    if (pause === undefined) return set({ isAwaiting: false })
    const cancel = timers.after(pause, () => {
      ask().then(
        (list) => {
          const { view, notice } = $results.get()
          if (signal.aborted || !view) return
          set(changeTo(list, { view, notice }))
          if (list.view.incomplete) next(time + 1)
          else set({ isAwaiting: false })
        },
        () => signal.aborted || next(time + 1),
      )
    })
    signal.addEventListener('abort', cancel, { once: true })
  }
  next(0)
}

interface Before {
  readonly view: ResultsView
  readonly notice: ResultsState['notice']
}

function changeTo(list: ShownList, before: Before): Partial<ResultsState> {
  if (hasSameRows(list, before)) return { ...list, later: undefined }
  const added = countOf(list, before) - countOf(before, list)
  // Fewer hotels that match may have no such page.
  const isOffered = added > 0 && list.view.hotels.length > 0
  return { later: isOffered ? { ...list, added } : undefined }
}

/** Hotels of a list. Suggestions count only beside suggestions: next to a list that matches they are no hotels more. */
const countOf = ({ view, notice }: Before, other: Before): number =>
  notice && !other.notice ? 0 : view.count

const hasSameRows = (a: Before, b: Before) =>
  a.notice === b.notice &&
  a.view.hotels.length === b.view.hotels.length &&
  a.view.hotels.every(({ id }, index) => id === b.view.hotels[index]?.id)
