import { useStore } from '@nanostores/react'
import { useLinks } from '../../../page/with-brand.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { deadlineWords } from '../../../ui/due-date.ts'
import { type Failed, failureText } from '../../../ui/failure-text.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { alertIcon, checkIcon, lockIcon } from '../../../ui/icon/icons.ts'
import type { CheckoutStores } from '../use-checkout.ts'

interface BookRoomProps {
  readonly stores: CheckoutStores
  /** The amount due now, in the name of the button. */
  readonly due: string
  readonly isReady?: boolean
  /** A sentence beside the legal one. */
  readonly note?: string
  /** The message of a failed payment, if its reason is not enough. */
  readonly paymentFailed?: (payment: Failed) => string
}

/** The foot of each payment form: error, Book Room, and the legal sentence. */
export function BookRoom({ stores, due, isReady = true, note, paymentFailed }: BookRoomProps) {
  const { t } = useWidget()
  const payment = useStore(stores.checkout.$payment)
  const progress = useStore(stores.checkout.$progress)
  const isPaying = payment.kind === 'paying'
  // Busy until the next screen is shown.
  const isBusy = isPaying || progress.kind === 'working' || progress.kind === 'booked'
  return (
    <>
      <Cancellation stores={stores} />
      {payment.kind === 'failed' && payment.message && (
        <Trouble text={paymentFailed?.(payment) ?? failureText(t, payment)} />
      )}
      <button
        type="submit"
        part="submit"
        className="btn primary big block"
        aria-disabled={isBusy || !isReady}
        aria-label={t('bookRoomFor', { total: due })}
      >
        {isBusy ? <span className="spin" /> : <Icon d={lockIcon} />}
        {isBusy ? t(isPaying ? 'paying' : 'oneMoment') : t('bookRoom')}
      </button>
      <p className="sm muted">
        <Agreement /> {note}
      </p>
    </>
  )
}

/** The cancellation terms and deadline, before the payment. */
function Cancellation({ stores }: { stores: CheckoutStores }) {
  const { t, settings } = useWidget()
  const state = useStore(stores.checkout.$contract)
  if (state.kind !== 'ready') return null
  const { isCancellable, cancelBy } = state.contract
  return (
    <p className={isCancellable ? 'row sm ok top' : 'row sm b top'} data-cancellation>
      <Icon d={isCancellable ? checkIcon : alertIcon} />
      <span>
        {isCancellable ? t('freeCancellation') : t('nonRefundable')}{' '}
        {isCancellable && cancelBy && t('freeUntil', { when: deadlineWords(cancelBy, settings.locale) })}
      </span>
    </p>
  )
}

export function Trouble({ text }: { text: string }) {
  return (
    <p className="note bad" role="alert">
      <Icon d={alertIcon} />
      {text}
    </p>
  )
}

// One message, so that each language can place its two links.
function Agreement() {
  const { t } = useWidget()
  const links = useLinks()
  const parts = t('agreement', { terms: '\0terms\0', privacy: '\0privacy\0' }).split('\0')
  return parts.map((part) => {
    if (part !== 'terms' && part !== 'privacy') return part
    // Without a page for such a text there is no link.
    if (links.template(part) === 'none') return t(part)
    return (
      <a key={part} href={links.to(part)} target="_blank" rel="noreferrer">
        {t(part)}
      </a>
    )
  })
}
