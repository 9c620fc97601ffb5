import { type PreferredFilters, preferredShare, withoutPreferred } from '@staykit/domain'
import type { ListState, ResultsState } from '@staykit/stores/search'
import { messages as savedListTexts } from '@staykit/words/en/saved-list'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { heartIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import css from './likes.css'

export interface StripProps {
  readonly preferred: PreferredFilters
  readonly state: ResultsState
  readonly change: (list: ListState) => void
}

/** Shows whether a list is filtered by the member's preferences, with a button that toggles it; never leads to an empty list. */
function Line({ preferred, state, change }: StripProps) {
  useSheet(css)
  const { t } = useWidget()
  const { list, notice, view } = state
  const share = preferredShare(list.filters, preferred)
  const set = (filters: ListState['filters']) => change({ ...list, filters, page: 1 })
  const isEmpty = notice === 'no-match' && share !== 'none'
  const words = isEmpty ? 'likesEmpty' : share === 'none' ? 'likesOff' : 'likesOn'
  return (
    <div className="likes" part="likes">
      <p role="status">
        <Icon d={heartIcon} />
        {t(words)}
      </p>
      <button
        type="button"
        className={isEmpty ? 'btn' : 'link'}
        onClick={() =>
          set(
            share === 'none' ? { ...list.filters, ...preferred } : withoutPreferred(list.filters, preferred),
          )
        }
      >
        {isEmpty
          ? t('showAllHotels', { count: view?.total ?? 0 })
          : t(share === 'none' ? 'useLikes' : 'clearLikes')}
      </button>
      {share === 'some' && !isEmpty && (
        <button type="button" className="link" onClick={() => set({ ...list.filters, ...preferred })}>
          {t('useLikes')}
        </button>
      )}
    </div>
  )
}

export const Strip = withTexts({ 'saved-list': savedListTexts }, Line)
