import { useStore } from '@nanostores/react'
import { useLinks } from '../../../page/brand-gate.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon.tsx'
import { alertIcon, lockIcon } from '../../../ui/icons.ts'
import type { CheckoutStores } from '../use-checkout.ts'

interface BookRoomProps {
  readonly stores: CheckoutStores
  /** What is paid now, as the button's name says it. */
  readonly due: string
  readonly isReady?: boolean
  /** A sentence beside the legal one. */
  readonly note?: string
}

/** The foot of each payment form: what went wrong, Book Room, and what pressing it means. */
export function BookRoom({ stores, due, isReady = true, note }: BookRoomProps) {
  const { t } = useWidget()
  const payment = useStore(stores.checkout.$payment)
  const isPaying = payment.kind === 'paying'
  return (
    <>
      {payment.kind === 'failed' && payment.message && <Trouble text={payment.message} />}
      <button
        type="submit"
        part="submit"
        className="btn primary big block"
        disabled={isPaying || !isReady}
        aria-label={t('bookRoomFor', { total: due })}
      >
        {isPaying ? <span className="spin" /> : <Icon d={lockIcon} />}
        {t(isPaying ? 'paying' : 'bookRoom')}
      </button>
      <p className="sm muted">
        <Agreement /> {note}
      </p>
    </>
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

// The sentence is one message, so that each language can put its two links where it wants them.
function Agreement() {
  const { t } = useWidget()
  const links = useLinks()
  const parts = t('agreement', { terms: '\0terms\0', privacy: '\0privacy\0' }).split('\0')
  return parts.map((part) =>
    part === 'terms' || part === 'privacy' ? (
      <a key={part} href={links.to(part)} target="_blank" rel="noreferrer">
        {t(part)}
      </a>
    ) : (
      part
    ),
  )
}
