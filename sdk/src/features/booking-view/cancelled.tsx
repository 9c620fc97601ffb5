import { type Contract, fromWireAmount, type WireRefund } from '@staykit/contract'
import { add, dateTimeText, formatMoney, localDate, type Money, money, subtract } from '@staykit/domain'
import { rulesOf } from '@staykit/stores/payments'
import { messages as cancelledTexts } from '@staykit/words/en/cancelled'
import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { checkIcon, clockIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import sumCss from '../rates/price-table.css'
import css from './cancelled.css'
import { usePaidWith } from './words.ts'

const DAY_MS = 86_400_000

/** Instant by which the refund is usually on the card, ms; undefined for a payment that returns at once. */
function arrivalOf({ refund, paymentMethod }: Contract): number | undefined {
  const { refundDays } = rulesOf(paymentMethod)
  return refund?.state === 'sent' && refund.amount > 0 && refund.time && refundDays
    ? Date.parse(refund.time) + refundDays * DAY_MS
    : undefined
}

/** The refund of a cancelled booking as heading and steps. `isNews` moves the focus to the heading. */
function RefundStory({ booking, isNews }: { readonly booking: Contract; readonly isNews: boolean }) {
  useSheet(css)
  const { t } = useWidget()
  const heading = useRef<HTMLHeadingElement>(null)
  const words = useRefundWords(booking)
  // The page has changed: moves the focus to the heading, so that a screen reader announces it.
  useEffect(() => {
    if (!isNews) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [isNews])
  return (
    <section className="card col">
      <div className="col g2" role="status">
        <span className="tag bad">{t('cancelled')}</span>
        <Heading level={1} className="h1" elementRef={heading} tabIndex={-1}>
          {words.heading}
        </Heading>
        <p className="muted">{t('cancelledLead', { refund: words.lead })}</p>
      </div>
      <Steps booking={booking} />
    </section>
  )
}

/** Heading and sentence about the money. */
function useRefundWords(booking: Contract): { heading: string; lead: string } {
  const { t, settings, environment } = useWidget()
  const { refund, paymentMethod } = booking
  if (!refund || refund.state === 'none')
    return { heading: t('isCancelled'), lead: refund ? t('noRefund') : '' }
  if (refund.state === 'released') return { heading: t('isCancelled'), lead: t('notCharged') }
  // It pays for the trip that replaced this one, or was refunded earlier.
  if (refund.amount === 0) return { heading: t('isCancelled'), lead: '' }
  if (booking.dispute && refund.state === 'pending')
    return { heading: t('isCancelled'), lead: t(`dispute.${booking.dispute}`) }
  const amount = formatMoney(fromWireAmount(refund.amount, refund.currencyCode), settings.locale)
  const arrival = arrivalOf(booking)
  const isOver = arrival !== undefined && arrival < environment.clock.now()
  return {
    heading: t(isOver ? 'moneySent' : 'moneyBack', { amount }),
    lead: t(`refund.${paymentMethod}`, { amount }),
  }
}

interface StepProps {
  readonly title: string
  readonly time?: string | undefined
  readonly isDone?: boolean
  readonly children?: ReactNode
}

/** The way of the money: cancelled, sent, and on the card. */
function Steps({ booking }: { readonly booking: Contract }) {
  const { t, settings } = useWidget()
  const { refund, customer } = booking
  const method = usePaidWith(booking)
  if (!refund?.cancelledAt) return null
  const { locale } = settings
  const instant = (time: string) => dateTimeText(new Date(time), locale, undefined)
  const arrival = arrivalOf(booking)
  const amount = formatMoney(fromWireAmount(refund.amount, refund.currencyCode), locale)
  return (
    <ol className="story">
      <StoryStep title={t('stepCancelled')} time={instant(refund.cancelledAt)} isDone>
        {customer && t('toldHotel', { email: customer.email })}
      </StoryStep>
      {refund.state === 'pending' && refund.amount > 0 && !booking.dispute && (
        <StoryStep title={t('refundPending')} />
      )}
      {refund.state === 'sent' && refund.amount > 0 && refund.time && (
        <StoryStep title={t('stepSent')} time={instant(refund.time)} isDone />
      )}
      {arrival && method && (
        <StoryStep
          title={t('stepArrives', { amount, method })}
          time={t('stepBy', { day: longDay(localDate(new Date(arrival)), locale) })}
        />
      )}
    </ol>
  )
}

function StoryStep({ title, time, isDone = false, children }: StepProps) {
  return (
    <li className={isDone ? 'done' : undefined}>
      <Icon d={isDone ? checkIcon : clockIcon} />
      <div>
        <b>
          <bdi>{title}</bdi>
        </b>
        {time && <span className="sm muted">{time}</span>}
        {children && <p className="sm muted">{children}</p>}
      </div>
    </li>
  )
}

export interface MoneyOfPartsProps {
  readonly booking: Contract
}

/** What was paid, kept and refunded, also of parts that were cancelled alone, and what is no longer due at the hotel. */
function WhereMoneyIs({ booking }: MoneyOfPartsProps) {
  useSheet(sumCss)
  const { t, settings } = useWidget()
  const method = usePaidWith(booking)
  const { refund, rate, cancelledParts: parts, replacedBy = '' } = booking
  if (refund ? refund.state === 'released' : !parts) return null
  const { dueNow, dueAtHotel } = rate.price
  const say = (amount: Money) => formatMoney(amount, settings.locale)
  const nothing = money(0, dueNow.currency)
  const [back, penalty, credit] = refund ? amountsOf(refund) : [nothing, nothing, nothing]
  const paid = parts ? add(dueNow, parts.amount) : dueNow
  const atHotel = parts ? add(penalty, subtract(parts.amount, parts.refund)) : penalty
  const all = subtract(subtract(paid, atHotel), credit)
  const earlier = refund ? subtract(all, back) : (parts?.refund ?? nothing)
  return (
    <section className="card col" part="money">
      <Heading level={2} className="h3">
        {t('moneyTitle')}
      </Heading>
      <dl className="sum">
        <Row name={t('paid')}>{say(paid)}</Row>
        {(refund || atHotel.minor > 0) && <Row name={t('keptByHotel')}>{say(atHotel)}</Row>}
        {earlier.minor > 0 && <Row name={t(refund ? 'refundedEarlier' : 'refundRow')}>{say(earlier)}</Row>}
        {credit.minor > 0 && <Row name={t('usedFor', { trip: replacedBy })}>{say(credit)}</Row>}
        {back.minor > 0 && (
          <Row name={t('refundRow')} note={method}>
            <b className="good">{say(back)}</b>
          </Row>
        )}
        {refund && dueAtHotel.minor > 0 && (
          <Row name={t('dueAtHotel')} note={t('feeNotOwed')}>
            <s>{say(dueAtHotel)}</s>
          </Row>
        )}
      </dl>
    </section>
  )
}

const amountsOf = ({
  amount,
  penalty = 0,
  credit = 0,
  currencyCode,
}: WireRefund): readonly [back: Money, penalty: Money, credit: Money] => [
  fromWireAmount(amount, currencyCode),
  fromWireAmount(penalty, currencyCode),
  fromWireAmount(credit, currencyCode),
]

interface RowProps {
  readonly name: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

function Row({ name, note, children }: RowProps) {
  return (
    <div>
      <dt>
        {name}
        {note && <span className="xs line">{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The refund of a cancelled booking, and where the rest of its money is. `isNews` moves the focus to its heading. */
export interface CancelledMoneyProps {
  readonly booking: Contract
  readonly isNews: boolean
}

function Parts({ booking, isNews }: CancelledMoneyProps) {
  return (
    <>
      <RefundStory booking={booking} isNews={isNews} />
      <WhereMoneyIs booking={booking} />
    </>
  )
}

export const CancelledMoney = withTexts({ cancelled: cancelledTexts }, Parts)

/** The same for a booking of which a part is cancelled. */
export const MoneyOfParts = withTexts({ cancelled: cancelledTexts }, WhereMoneyIs)
