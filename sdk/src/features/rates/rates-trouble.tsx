import type { CallError } from '@staykit/contract'
import { noRates } from '@staykit/stores/hotel'
import { messages as ratesTroubleTexts } from '@staykit/words/en/rates-trouble'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { mayPass, refusalText } from '../../ui/failure-text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { bedIcon, refreshIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { MoreHotelsLink } from '../hotel/more-hotels-link.tsx'
import { OtherHotels } from '../other-hotels/other-hotels.tsx'
import { isStayTrouble, readPage } from '../page-stay.ts'
import { RetryNote } from '../retry-note.tsx'
import { NearbyDates, type NearbyProps } from './nearby-dates.tsx'

export interface RatesTroubleProps extends NearbyProps {
  readonly error: CallError
}

function Trouble({ error, ...nearby }: RatesTroubleProps) {
  const { t } = useWidget()
  const { query, view } = nearby
  const isFull = error.code === noRates.code
  // Such as dates or guests that no hotel can take: the same request would be refused again.
  const isRefused = isStayTrouble(error.code) || (!isFull && !mayPass(error))
  const refusal = isRefused && refusalText(t, error)
  if (refusal) return <EmptyState icon={bedIcon} title={refusal} />
  const retries = <RetryNote error={error} onRetry={view.retry} otherwise={t('ratesFailedHint')} />
  return (
    <>
      <EmptyState
        icon={bedIcon}
        title={t(isFull ? 'noRates' : 'ratesFailed')}
        hint={isFull ? t('noRatesHint') : undefined}
        note={!isFull && retries}
        mayBeOffline={!isFull}
      >
        <button type="button" className="btn primary" onClick={view.refresh}>
          <Icon d={refreshIcon} />
          {t('refresh')}
        </button>
      </EmptyState>
      <div className="instead">
        {isFull && <NearbyDates {...nearby} />}
        <Elsewhere query={query} />
      </div>
    </>
  )
}

/** Not in a list of results, which shows the other hotels itself. */
function Elsewhere({ query }: Pick<NearbyProps, 'query'>) {
  const { environment } = useWidget()
  const isList = readPage(useBrandLinks(), 'search', environment.navigation.href())?.place
  if (isList) return null
  return (
    <>
      <OtherHotels query={query} />
      <MoreHotelsLink query={query} />
    </>
  )
}

/** A hotel without a free room, or whose rates failed to load (HOT-298 to HOT-300). */
export const RatesTrouble = withTexts({ 'rates-trouble': ratesTroubleTexts }, Trouble)
