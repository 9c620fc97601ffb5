import { useWidget } from '../../runtime/widget.ts'

export type FactName =
  | 'bookedBy'
  | 'checkIn'
  | 'checkOut'
  | 'childAges'
  | 'confirmationNumber'
  | 'guests'
  | 'paidWith'
  | 'room'
  | 'rooms'
  | 'specialRequests'
  | 'status'
  | 'tripNumber'

interface FactProps {
  readonly name: FactName
  readonly value: string | undefined
  readonly sub?: string | undefined
  readonly className?: string | undefined
  /** Language of the value, where it is not that of the page. */
  readonly lang?: string
}

/** A name with its value, of a list of facts; nothing without a value. */
export function Fact({ name, value, sub, className, lang }: FactProps) {
  const { t } = useWidget()
  return value ? (
    <div>
      <dt>{t(name)}</dt>
      <dd className={className} lang={lang}>
        {value}
      </dd>
      {sub && <dd className="sub">{sub}</dd>}
    </div>
  ) : null
}
