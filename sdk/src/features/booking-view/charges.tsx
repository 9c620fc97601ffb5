import { useStore } from '@nanostores/react'
import { type Contract, fromWireAmount } from '@staykit/contract'
import { add, formatMoney, subtract } from '@staykit/domain'
import { atom } from 'nanostores'
import { useServices } from '../../page/use-services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { medalIcon } from '../../ui/icon/icons.ts'
import type { TripMovement } from '../change/banner.tsx'
import { CancellationTerms } from '../rates/cancellation-terms.tsx'
import { PriceTable } from '../rates/price-table.tsx'

const unknown = atom<boolean | undefined>(undefined)

interface ChargesProps {
  readonly contract: Contract
  /** What moves in a change of dates that is not paid yet. */
  readonly movement?: TripMovement | undefined
}

/** The part of the amount due that the payment of a replaced trip pays; undefined without one. */
function creditIn({ replaces = '', credit = 0, rate }: Contract, movement?: TripMovement) {
  const { dueNow } = rate.price
  if (movement) return { trip: movement.tripNumber, amount: movement.credit, rest: movement.pay }
  const amount = fromWireAmount(credit, dueNow.currency)
  return amount.minor > 0 ? { trip: replaces, amount, rest: subtract(dueNow, amount) } : undefined
}

/** "Summary of Charges" (HOT-132, HOT-136); at first "Due Now" and "Due at Hotel", then "Paid" and "Paid at Hotel". */
export function Charges({ contract, movement }: ChargesProps) {
  const { t, settings } = useWidget()
  const { cancelledParts, rate } = contract
  const { price } = rate
  const booked = contract.isBooked
  const credit = creditIn(contract, movement)
  return (
    <div className="col" part="charges">
      <Heading level={2} className="h4">
        {t('charges')}
      </Heading>
      <PriceTable
        price={price}
        subtotal={t('subtotal')}
        fee={rate.hasPropertyFee ? t('propertyFee') : undefined}
        note={<span className="xs muted">{t('totalNote')}</span>}
        isPaid={booked}
        paid={cancelledParts && formatMoney(add(price.dueNow, cancelledParts.amount), settings.locale)}
        credit={
          credit && {
            name: t('paidWithTrip', { trip: credit.trip }),
            amount: formatMoney({ ...credit.amount, minor: -credit.amount.minor }, settings.locale),
            rest: formatMoney(credit.rest, settings.locale),
          }
        }
      />
      <CancellationTerms {...contract} />
      <Points count={contract.points} isEarned={contract.isComplete} />
    </div>
  )
}

/** The points that the booking earns, once the guest has checked out. */
function Points({ count, isEarned }: { count: number; isEarned: boolean }) {
  const { t } = useWidget()
  const isMember = useStore(useServices()?.$signedIn ?? unknown)
  return (
    <p className="row sm muted">
      <Icon d={medalIcon} />
      {t(isMember ? (isEarned ? 'points' : 'pointsAhead') : 'pointsOfMembers', { count })}
    </p>
  )
}
