import { useStore } from '@nanostores/react'
import { dealCodeOf } from '@staykit/stores/deals'
import { countMatching, type ListState, type ResultsQuery, type ResultsView } from '@staykit/stores/search'
import { messages as noMatchTexts } from '@staykit/words/en/no-match'
import { useEffect, useState } from 'react'
import { useClient } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { type Chip, useChips } from './use-chips.ts'

export interface NoMatchProps {
  view: ResultsView
  list: ListState
  query: ResultsQuery
  onChange: (list: ListState) => void
}

/** Maximum number of suggestions besides clearing all filters. */
const OFFERED = 2

interface Way {
  readonly text: string
  readonly filters: ListState['filters']
  /** Number of matching hotels without it. */
  readonly count: number
}

/** The number of hotels that each filter excludes; values of a group that are alternatives count as one filter. */
function partsOf(chips: readonly Chip[], filters: ListState['filters']) {
  const parts = new Map<string, Pick<Way, 'text' | 'filters'>>()
  for (const { text, off, anyOf } of chips) {
    const group = anyOf && parts.get(anyOf)
    if (anyOf)
      parts.set(anyOf, {
        text: group ? `${group.text}, ${text}` : text,
        filters: { ...filters, [anyOf]: undefined },
      })
    else parts.set(text, { text, filters: off })
  }
  return [...parts.values()]
}

/** Filters without which hotels match, the most restrictive first; undefined until known, or with a single filter. */
function useWays({ view, list, query }: NoMatchProps): readonly Way[] {
  const client = useClient()
  const dealCode = useStore(dealCodeOf(useWidget().environment)) || undefined
  const parts = partsOf(useChips(view, list.filters), list.filters)
  const key = JSON.stringify([query, list.filters, dealCode])
  const [found, setFound] = useState<{ readonly key: string; readonly ways: readonly Way[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the content of the request
  useEffect(() => {
    if (parts.length < 2) return
    let current = true
    const counted = parts.map(async (part) => ({
      ...part,
      count: await countMatching(client, query, part.filters, dealCode).catch(() => 0),
    }))
    void Promise.all(counted).then((all) => {
      const ways = all.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
      if (current) setFound({ key, ways: ways.slice(0, OFFERED) })
    })
    return () => {
      current = false
    }
  }, [client, key])
  return found?.key === key ? found.ways : []
}

function Ways(props: NoMatchProps) {
  const { list, onChange } = props
  const { t } = useWidget()
  const ways = useWays(props)
  const set = (filters: ListState['filters']) => onChange({ ...list, filters, page: 1 })
  return (
    <div className="note" role="alert">
      <div className="col g2">
        <p>{t('noMatch')}</p>
        <div className="row wrap">
          {ways.map(({ text, filters, count }) => (
            <button key={text} type="button" className="btn" onClick={() => set(filters)}>
              {t('withoutFilter', { name: text, count })}
            </button>
          ))}
          <button type="button" className="btn" onClick={() => set({})}>
            {t('clearFilters')}
          </button>
        </div>
      </div>
    </div>
  )
}

/** No hotel matches: which filter to remove for how many hotels, or all of them (HOT-293). */
export const NoMatch = withTexts({ 'no-match': noMatchTexts }, Ways)
