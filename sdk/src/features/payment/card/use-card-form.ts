import { asksFor, type CardMode, cardProblems, ownerProblems } from '@staykit/domain'
import type { CardDraft } from '@staykit/stores/payments/card/member'
import { type FormEvent, useEffect, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { useAddressRules } from '../../address/use-address-rules.ts'

export type CardField = Exclude<keyof CardDraft, 'isDefault'>

/** The form of a card in one of its modes: values, errors, and whether it is being sent. */
export function useCardForm(
  mode: Exclude<CardMode, 'checkout'>,
  first: CardDraft,
  send: (draft: CardDraft) => Promise<boolean>,
  onSaved: () => void,
) {
  const { box, environment } = useWidget()
  const [draft, setDraft] = useState(first)
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const rules = useAddressRules(draft.countryCode)
  // For a new card the frame validates number and expiry and shows their errors.
  const typed = { ...draft, number: '', cvc: '' }
  const problems = {
    ...(!asksFor(mode).number && cardProblems(typed, mode, environment.clock.today())),
    ...ownerProblems(draft, rules),
  }
  useEffect(() => {
    if (attempts > 0) box.querySelector<HTMLElement>('[part=card-form] [aria-invalid]')?.focus()
  }, [attempts, box])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (Object.keys(problems).length > 0) return setAttempts(attempts + 1)
    setBusy(true)
    const isSaved = await send(draft)
    if (isSaved) onSaved()
    else setBusy(false)
  }
  return {
    draft,
    rules,
    isBusy,
    submit,
    problems: attempts > 0 ? problems : {},
    change: (change: Partial<CardDraft>) => setDraft((before) => ({ ...before, ...change })),
  }
}
