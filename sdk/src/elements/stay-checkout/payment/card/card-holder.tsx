import { useStore } from '@nanostores/react'
import { holderProblems, MAX_CARD_LINE } from '@staykit/domain'
import type { CheckoutStore } from '@staykit/stores/checkout'
import { type HolderFields, holderFields } from '@staykit/stores/payments/card'
import { useRef, useState } from 'react'
import { useWidget } from '../../../../runtime/widget.ts'
import { TextField } from '../../../../ui/field/field.tsx'

/** The card holder's two names. Until they are edited, they are the customer's own. */
export function useCardHolder({ $customer, setCustomer }: CheckoutStore) {
  const customer = useStore($customer)
  // A ref, because autofill changes both fields before the next render.
  const isEdited = useRef(false)
  const [isChecked, setChecked] = useState(false)
  const { cardHolderFirstName, cardHolderLastName } = isEdited.current ? customer : holderFields(customer)
  const names = { cardHolderFirstName, cardHolderLastName }
  const problems = holderProblems(names)
  return {
    names,
    problems: isChecked ? problems : {},
    change(change: Partial<HolderFields>) {
      const before = isEdited.current ? {} : holderFields($customer.get())
      isEdited.current = true
      setCustomer({ ...before, ...change })
    },
    /** Shows the problems; false if there are any. */
    check(): boolean {
      setChecked(true)
      return Object.keys(problems).length === 0
    },
  }
}

const fields = [
  ['cardHolderFirstName', 'cc-given-name'],
  ['cardHolderLastName', 'cc-family-name'],
] as const

/** The fields of the card holder (PLT-083). */
export function CardHolder({ holder }: { holder: ReturnType<typeof useCardHolder> }) {
  const { t } = useWidget()
  const { names, problems, change } = holder
  return (
    <div className="grid2">
      {fields.map(([name, autoComplete]) => {
        const problem = problems[name]
        return (
          <TextField
            key={name}
            name={name}
            label={t(name)}
            value={names[name]}
            autoComplete={autoComplete}
            maxLength={MAX_CARD_LINE}
            required
            error={problem && t(problem === 'required' ? 'error.required' : `wrong.${name}`)}
            hint={name === 'cardHolderLastName' && problem === 'required' ? t('oneName') : undefined}
            onChange={(value) => change({ [name]: value })}
          />
        )
      })}
    </div>
  )
}
