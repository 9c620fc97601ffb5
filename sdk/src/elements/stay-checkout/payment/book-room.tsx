import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import { formatMoney } from '@staykit/domain'
import type { ReactNode } from 'react'
import type { TripMovement } from '../../../features/change/banner.tsx'
import { TermsTexts, useTermsTexts } from '../../../features/rates/cancellation-terms.tsx'
import { useLinks } from '../../../page/with-brand.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { lockIcon } from '../../../ui/icon/icons.ts'
import type { CheckoutStores } from '../use-checkout.ts'
import { Trust } from './trust.tsx'

interface BookRoomProps {
  readonly stores: CheckoutStores
  readonly contract: Contract
  /** The amount due now; undefined when nothing is due. */
  readonly due?: string | undefined
  readonly movement?: TripMovement | undefined
  readonly isReady?: boolean
  /** A card is charged. */
  readonly isCard?: boolean
  /** A sentence beside the legal one. */
  readonly note?: string | undefined
}

/** The foot of each payment form: the policy, what is paid when, Book Room, and the legal sentence. */
export function BookRoom({
  stores,
  contract,
  due,
  movement,
  isReady = true,
  isCard = false,
  note,
}: BookRoomProps) {
  const { t } = useWidget()
  const payment = useStore(stores.checkout.$payment)
  const progress = useStore(stores.checkout.$progress)
  const isPaying = payment.kind === 'paying'
  // Busy until the next screen is shown.
  const isBusy = isPaying || progress.kind === 'working' || progress.kind === 'booked'
  return (
    <div className="col">
      <Cancellation contract={contract} />
      <p data-pay>
        <Amounts {...{ contract, due, movement }} />
      </p>
      <button
        type="submit"
        part="submit"
        className="btn primary big block"
        aria-disabled={isBusy || !isReady}
        aria-busy={isBusy}
        aria-label={due && t('bookRoomFor', { total: due })}
      >
        {isBusy ? <span className="spin" /> : <Icon d={lockIcon} />}
        {isBusy ? t(isPaying ? 'paying' : 'oneMoment') : t('bookRoom')}
      </button>
      <Trust stores={stores} contract={contract} isCard={isCard} />
      <p className="sm muted">
        <Agreement /> {note}
      </p>
    </div>
  )
}

/** The cancellation terms and deadline, before the payment. */
function Cancellation({ contract }: { contract: Contract }) {
  const { t } = useWidget()
  const texts = useTermsTexts(contract, t('nonRefundable'))
  return (
    <div data-cancellation>
      <TermsTexts texts={texts} isFree={contract.isCancellable} />
    </div>
  )
}

/** A message whose placeholders are nodes, so that each language can place them. */
function parted(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return text.split('\0').map((part) => (part in nodes ? nodes[part] : part))
}

/** "Pay $467.04 now, $18.00 at the hotel"; after a change with nothing to pay, "You get $24.20 back". */
function Amounts({ contract, due, movement }: Pick<BookRoomProps, 'contract' | 'due' | 'movement'>) {
  const { t, settings } = useWidget()
  if (due === undefined) {
    const back = movement && movement.back.minor > 0 && formatMoney(movement.back, settings.locale)
    return <b className="h4">{back ? t('payBack', { back }) : t('payNothing')}</b>
  }
  const { dueAtHotel, formattedDueAtHotel } = contract.rate.price
  const text =
    dueAtHotel.minor > 0
      ? t('payBoth', { now: '\0now\0', later: '\0later\0' })
      : t('payNow', { now: '\0now\0' })
  return parted(text, {
    now: (
      <bdi key="now" className="h4 num">
        {due}
      </bdi>
    ),
    later: (
      <bdi key="later" className="num">
        {formattedDueAtHotel}
      </bdi>
    ),
  })
}

function Agreement() {
  const { t } = useWidget()
  const links = useLinks()
  const link = (name: 'terms' | 'privacy') =>
    // Without a page for such a text there is no link.
    links.template(name) === 'none' ? (
      t(name)
    ) : (
      <a key={name} href={links.to(name)} target="_blank" rel="noreferrer">
        {t(name)}
      </a>
    )
  const text = t('agreement', { terms: '\0terms\0', privacy: '\0privacy\0' })
  return parted(text, { terms: link('terms'), privacy: link('privacy') })
}
