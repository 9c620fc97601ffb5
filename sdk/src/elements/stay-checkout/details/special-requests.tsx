import { MAX_SPECIAL_REQUESTS } from '@staykit/contract'
import { useWidget } from '../../../runtime/widget.ts'
import { TextArea } from '../../../ui/field/field.tsx'
import type { CustomerState } from './use-customer.ts'

/** Special requests to the hotel; optional. */
export function SpecialRequests({ state: { customer, onChange } }: { state: CustomerState }) {
  const { t } = useWidget()
  return (
    <TextArea
      name="specialRequests"
      label={t('specialRequests')}
      hint={t('noPromise')}
      value={customer.specialRequests ?? ''}
      maxLength={MAX_SPECIAL_REQUESTS}
      onChange={(specialRequests) => onChange({ specialRequests })}
    />
  )
}
