import { searchLink } from '@staykit/stores/brand/links'
import type { HotelQuery } from '@staykit/stores/hotel'
import { messages as hotelErrorTexts } from '@staykit/words/en/hotel-error'
import { readPage } from '../../features/page-stay.ts'
import { followLink } from '../../page/navigate.ts'
import { useBrandLinks, useLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { refreshIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'

function Failure({ query, onRefresh }: { query: HotelQuery; onRefresh: () => void }) {
  const widget = useWidget()
  const { t, environment } = widget
  const links = useBrandLinks()
  const home = useLinks().to('home')
  const place = readPage(links, 'details', environment.navigation.href())?.place
  const url = place ? searchLink(links, place, query, query) : home
  return (
    <EmptyState icon={refreshIcon} title={t('awkward')} hint={t('awkwardHint')} mayBeOffline>
      <button type="button" className="btn primary" onClick={onRefresh}>
        <Icon d={refreshIcon} />
        {t('refresh')}
      </button>
      <a
        className="btn"
        href={url}
        onClick={(event) => followLink(widget, place ? 'search' : 'home', url, event)}
      >
        {t('moreHotels')}
      </a>
    </EmptyState>
  )
}

/** The hotel failed to load: retry, or look at others. */
export const HotelError = withTexts({ 'hotel-error': hotelErrorTexts }, Failure)
