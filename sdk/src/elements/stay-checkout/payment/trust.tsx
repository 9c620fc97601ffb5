import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import { listText, supportHoursText } from '@staykit/domain'
import { useEffect, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { cardIcon, clockIcon, phoneIcon } from '../../../ui/icon/icons.ts'
import type { CheckoutStores } from '../use-checkout.ts'

interface TrustProps {
  readonly stores: CheckoutStores
  readonly contract: Contract
  /** A card is charged. */
  readonly isCard: boolean
}

/** Beside Book Room: how long the price is held, what the card's statement will show, and whom to call. */
export function Trust({ stores, contract, isCard }: TrustProps) {
  const { t } = useWidget()
  const until = useHeldUntil(contract.meta.expires)
  const state = useStore(stores.brand.$brand)
  const brand = state.status === 'ready' ? state.brand : undefined
  const statement = isCard && brand?.payments.statement
  if (!until && !statement && !brand?.supportPhone) return null
  return (
    <ul className="col sm trust" part="trust">
      {until && (
        <li>
          <Icon d={clockIcon} />
          <span>{t('heldUntil', { time: until })}</span>
        </li>
      )}
      {statement && (
        <li>
          <Icon d={cardIcon} />
          <span>{t('statement', { name: statement })}</span>
        </li>
      )}
      {brand?.supportPhone && <Phone phone={brand.supportPhone} hours={brand.supportHours} />}
    </ul>
  )
}

type Hours = Parameters<typeof supportHoursText>[0]

function Phone({ phone, hours }: { readonly phone: string; readonly hours: Hours | undefined }) {
  const { t, settings } = useWidget()
  return (
    <li>
      <Icon d={phoneIcon} />
      <span>
        {t('callUs')}{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi>{phone}</bdi>
        </a>
        {hours && (
          <span className="muted">{listText(supportHoursText(hours, settings.locale), settings.locale)}</span>
        )}
      </span>
    </li>
  )
}

/** The end of the quote as a time of this device; undefined once it is over, and for a quote without an end. */
function useHeldUntil(expires: string | undefined): string | undefined {
  const { settings } = useWidget()
  const end = expires ? Date.parse(expires) : Number.NaN
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const left = end - Date.now()
    setOver(!(left > 0))
    if (!(left > 0)) return
    const timer = setTimeout(() => setOver(true), left)
    return () => clearTimeout(timer)
  }, [end])
  if (!Number.isFinite(end) || isOver || end <= Date.now()) return undefined
  return new Intl.DateTimeFormat(settings.locale, { hour: 'numeric', minute: '2-digit' }).format(end)
}
