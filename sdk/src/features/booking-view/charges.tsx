import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import { atom } from 'nanostores'
import { useServices } from '../../page/use-services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { medalIcon } from '../../ui/icon/icons.ts'
import { CancellationTerms } from '../rates/cancellation-terms.tsx'
import { PriceTable } from '../rates/price-table.tsx'

const unknown = atom<boolean | undefined>(undefined)

/** "Summary of Charges" (HOT-132, HOT-136); at first "Due Now" and "Due at Hotel", then "Paid" and "Paid at Hotel". */
export function Charges({ contract }: { contract: Contract }) {
  const { t } = useWidget()
  const { price } = contract.rate
  const booked = contract.isBooked
  return (
    <div className="col" part="charges">
      <Heading level={2} className="h4">
        {t('charges')}
      </Heading>
      <PriceTable
        price={price}
        subtotal={t('subtotal')}
        fee={contract.rate.hasPropertyFee ? t('propertyFee') : undefined}
        note={<span className="xs muted">{t('totalNote')}</span>}
        isPaid={booked}
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
