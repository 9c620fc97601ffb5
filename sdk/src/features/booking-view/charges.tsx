import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import { atom } from 'nanostores'
import { useServices } from '../../page/use-services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { deadlineWords } from '../../ui/due-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { checkIcon, medalIcon } from '../../ui/icon/icons.ts'
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
      {contract.status !== 'CANCELED' && <Terms contract={contract} />}
    </div>
  )
}

/** The cancellation deadline, and the points that the booking earns. */
function Terms({ contract }: { contract: Contract }) {
  const { t, settings } = useWidget()
  const isMember = useStore(useServices()?.$signedIn ?? unknown)
  return (
    <>
      {contract.isCancellable ? (
        <p className="row sm ok top">
          <Icon d={checkIcon} />
          <span>
            {t('freeCancellation')}{' '}
            {contract.cancelBy && t('freeUntil', { when: deadlineWords(contract.cancelBy, settings.locale) })}
          </span>
        </p>
      ) : (
        contract.isCUG && <p className="sm">{t('prePaid')}</p>
      )}
      <p className="row sm muted">
        <Icon d={medalIcon} />
        {t(isMember ? 'points' : 'pointsOfMembers', { count: contract.points })}
      </p>
    </>
  )
}
