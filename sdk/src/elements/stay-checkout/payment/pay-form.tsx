import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { type Failed, failureText } from '../../../ui/failure-text.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { alertIcon } from '../../../ui/icon/icons.ts'
import { hasProblems } from '../details/use-customer.ts'
import { BillingAddress } from './billing-address.tsx'
import { BookRoom } from './book-room.tsx'
import type { PanelProps } from './method.ts'

interface PayFormProps extends PanelProps {
  /** The amount due now; undefined when nothing is due. */
  readonly due?: string
  readonly isReady?: boolean
  /** A card is charged. */
  readonly isCard?: boolean
  /** A sentence beside the legal one. */
  readonly note?: string
  /** The message of a failed payment, if its reason is not enough. */
  readonly paymentFailed?: (payment: Failed) => string
  /** Shows the problems of the fields of this method; false if there are any. */
  readonly check?: () => boolean
  readonly onPay: () => void
  readonly children?: ReactNode
}

/** The form of each payment method: a failure, its own fields, the billing address, and Book Room. */
export function PayForm({ check = () => true, onPay, children, paymentFailed, ...foot }: PayFormProps) {
  const { stores, customer, due } = foot
  const hasAddress = due !== undefined
  const { t } = useWidget()
  const payment = useStore(stores.checkout.$payment)
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isGood = check()
    if (isGood && !(hasAddress && hasProblems(customer.addressProblems))) {
      customer.save()
      onPay()
    } else setAttempts(attempts + 1)
  }
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])
  return (
    <form className="col g6" noValidate onSubmit={submit} ref={form}>
      {payment.kind === 'failed' && payment.message && (
        // The card frame focuses its field that is not complete.
        <Trouble
          hasFocus={payment.code !== 'INCOMPLETE'}
          text={`${paymentFailed?.(payment) ?? failureText(t, payment)}${isSilent(payment) ? ` ${t('nothingCharged')}` : ''}`}
        />
      )}
      {children}
      {hasAddress && <BillingAddress state={customer} showAll={attempts > 0} />}
      <BookRoom {...foot} />
    </form>
  )
}

/** Reasons of a decline, which do not say that nothing was charged; the text of the code does, and that of this reason. */
const isSilent = ({ code, reason }: Failed) =>
  code === 'PAYMENT_DECLINED' && reason && reason !== 'cardNotVerified'

/** A message above the card. With `hasFocus` it gets the focus when it appears. */
export function Trouble({ text, hasFocus = false }: { text: string; hasFocus?: boolean }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (hasFocus) ref.current?.focus()
  }, [hasFocus])
  return (
    <p className="note bad" role="alert" ref={ref} tabIndex={-1}>
      <Icon d={alertIcon} />
      {text}
    </p>
  )
}
