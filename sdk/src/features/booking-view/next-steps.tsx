import type { Contract } from '@staykit/contract'
import { clockText, formatMoney } from '@staykit/domain'
import type { BookingStore } from '@staykit/stores/booking'
import { Heading } from '../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { longDay, shortDeadline } from '../../ui/due-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { calendarIcon, checkIcon, clockIcon, keyIcon } from '../../ui/icon/icons.ts'
import { Resend } from './documents.tsx'
import css from './next-steps.css'
import { usePaidWith } from './words.ts'

interface NextStepsProps {
  readonly booking: Contract
  readonly store: BookingStore
}

interface Step {
  readonly key: string
  readonly icon: string
  readonly title: string
  readonly text?: string | undefined
  readonly isDone?: boolean
}

/** What has happened with a trip and what follows, each with its date. */
export function NextSteps({ booking, store }: NextStepsProps) {
  useSheet(css)
  const { t } = useWidget()
  const steps = useSteps(booking)
  return (
    <section className="card col g3" part="next-steps">
      <Heading level={2} className="h3">
        {t('whatNext')}
      </Heading>
      <ol className="next-steps">
        {steps.map(({ key, icon, title, text, isDone }) => (
          <li key={key} className={isDone ? 'done' : undefined}>
            <Icon d={icon} />
            <p className="b">{title}</p>
            {text && <p className="sm muted">{text}</p>}
            {key === 'paid' && <Resend store={store} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function useSteps(booking: Contract): Step[] {
  const { t, settings } = useWidget()
  const { locale } = settings
  const { hotel, rate, isCancellable, cancelBy, checkInDate, checkOutDate } = booking
  const { dueNow } = rate.price
  const isPaid = dueNow.minor > 0
  const paidWith = usePaidWith(booking)
  const time = (clock: string | undefined) => (clock ? clockText(clock, locale) : undefined)
  const [from, until] = [time(hotel.checkInTime), time(hotel.checkOutTime)]
  const [arrival, departure] = [longDay(checkInDate, locale), longDay(checkOutDate, locale)]
  return [
    {
      key: 'paid',
      icon: checkIcon,
      isDone: true,
      title: t(isPaid ? 'stepPaid' : 'stepBooked'),
      text: isPaid ? [formatMoney(dueNow, locale), paidWith].filter(Boolean).join(', ') : undefined,
    },
    ...(isCancellable && cancelBy
      ? [
          {
            key: 'change',
            icon: clockIcon,
            title: t('stepChange', { when: shortDeadline(cancelBy, locale) }),
            text: t('stepChangeText'),
          },
        ]
      : []),
    {
      key: 'checkIn',
      icon: keyIcon,
      title: from ? t('stepCheckInFrom', { day: arrival, time: from }) : t('stepCheckIn', { day: arrival }),
      text: t('stepCheckInText'),
    },
    {
      key: 'checkOut',
      icon: calendarIcon,
      title: until
        ? t('stepCheckOutUntil', { day: departure, time: until })
        : t('stepCheckOut', { day: departure }),
    },
  ]
}
