import { type Money, subtract } from '@staykit/domain'
import { shownTotal } from '@staykit/stores/hotel'
import { messages as ratesTroubleTexts } from '@staykit/words/en/rates-trouble'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'

interface PriceNoticeProps {
  readonly price: Money
  /** The total before the hotel changed it. */
  readonly before: Money
}

function Notice({ price, before }: PriceNoticeProps) {
  const { t, settings } = useWidget()
  const rise = subtract(price, before)
  const amount = shownTotal(rise.minor > 0 ? rise : subtract(before, price), settings.locale)
  return (
    <p className="note" role="status">
      {t(rise.minor > 0 ? 'priceUp' : 'priceDown', { amount })}
    </p>
  )
}

/** Says that the hotel changed the price while the page was open. */
export const PriceNotice = withTexts({ 'rates-trouble': ratesTroubleTexts }, Notice)
