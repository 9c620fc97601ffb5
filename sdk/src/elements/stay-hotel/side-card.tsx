import { useStore } from '@nanostores/react'
import type { Hotel, Rate } from '@staykit/contract'
import { formatMoney, nightlyTotal, nightsOf, rewardPoints, roomNights, toMajor } from '@staykit/domain'
import type { BrandState } from '@staykit/stores/brand'
import type { HotelQuery } from '@staykit/stores/hotel'
import { atom } from 'nanostores'
import { CancellationTerms } from '../../features/rates/cancellation-terms.tsx'
import { PriceStack } from '../../features/rates/price-stack.tsx'
import { PriceTable } from '../../features/rates/price-table.tsx'
import type { Services } from '../../page/services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { medalIcon } from '../../ui/icon/icons.ts'

interface SideCardProps {
  hotel: Hotel
  /** The rate of the price; undefined until the rates are loaded. */
  rate: Rate | undefined
  query: HotelQuery
  services: Services | undefined
  onBook: () => void
}

const loading = atom<BrandState>({ status: 'loading' })

/** The lowest rate and its "Summary of Charges", beside the page if there is space. */
export function SideCard({ hotel, rate, query, services, onBook }: SideCardProps) {
  const { t, settings } = useWidget()
  const brand = useStore(services?.brand.$brand ?? loading)
  const { price } = hotel
  if (!price) return null
  const nightly = formatMoney(nightlyTotal(price.final, roomNights(query, query)), settings.locale)
  const nights = t('nights', { count: nightsOf(query) })
  const values = { price: price.formattedDisplay, nights, rooms: t('roomCount', { count: query.rooms }) }
  // Points are dollars; the checkout knows those of a price in another currency.
  const hasPoints =
    brand.status === 'ready' && !brand.brand.flags.hideLoyalty && price.final.currency === 'USD'
  return (
    <aside className="side" part="side">
      <div className="card lift">
        <div>
          <span className="sm muted">{t('from')}</span>
          <PriceStack price={price}>
            <small>{t('perNight', { price: nightly })}</small>
          </PriceStack>
        </div>
        <Heading level={2} className="h4">
          {t('charges')}
        </Heading>
        <PriceTable
          price={price}
          subtotal={`${t('subtotal')} (${t(query.rooms > 1 ? 'nightlyRooms' : 'nightly', values)})`}
          fee={price.propertyFee.minor > 0 ? t('propertyFee') : undefined}
        />
        {rate && <CancellationTerms {...rate} />}
        <button type="button" className="btn primary block" onClick={onBook}>
          {t('bookNow')}
        </button>
      </div>
      {hasPoints && (
        <p className="points sm">
          <Icon d={medalIcon} />
          {t('earnPoints', { points: rewardPoints(toMajor(price.final)) })}
        </p>
      )}
    </aside>
  )
}
