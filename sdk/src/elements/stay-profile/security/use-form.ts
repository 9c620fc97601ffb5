import type { Attempt } from '@staykit/stores/security'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { failureText } from '../../../ui/failure-text.ts'

type Problem = 'required' | 'email' | 'short' | 'simple' | 'match' | 'matchEmail' | 'pin'
/** Errors by field. */
export type Problems<Field extends string> = Partial<Record<Field, Problem>>

/** Fields of the forms; their labels have the same names. */
type FieldName = 'oldPassword' | 'newPassword' | 'confirmPassword' | 'email' | 'confirmEmail' | 'pin'

interface FormOptions<Field extends string> {
  readonly blank: Readonly<Record<Field, string>>
  readonly check: (values: Readonly<Record<Field, string>>) => Problems<Field>
  /** Returns whether it succeeded; then the values are cleared. */
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<boolean>
  readonly attempt: Attempt
  /** Field that shows the server's error; by default the error is shown for the whole form. */
  readonly fieldOf: (code: string) => Field | undefined
}

/** The values, as state and as a ref: a password manager fills in and submits before the next render. */
function useValues<Values>(blank: Values) {
  const [values, setValues] = useState(blank)
  const latest = useRef(blank)
  const put = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  return { values, latest, put }
}

/** A small form: values, errors and submit; the first invalid field gets the focus. */
export function useForm<Field extends FieldName>(options: FormOptions<Field>) {
  const { blank, check, send, attempt, fieldOf } = options
  const { t } = useWidget()
  const { values, latest, put } = useValues(blank)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const refused = attempt.kind === 'error' ? attempt.error : undefined
  const place = refused && fieldOf(refused.code)
  const refusedText = refused && failureText(t, refused)

  // The focus moves on a click and on an answer, not while the member types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts, attempt])

  return {
    form,
    isBusy: attempt.kind === 'busy',
    /** An error without a field. */
    trouble: (!place && refusedText) || '',
    fieldProps: (name: Field) => {
      const label: FieldName = name
      const problem: Problem | undefined = problems[name]
      return {
        name,
        label: t(label),
        required: true,
        value: values[name],
        error: problem ? t(`error.${problem}`) : name === place ? refusedText : undefined,
        onChange: (value: string) => {
          put({ ...latest.current, [name]: value })
          setProblems((before) => (before[name] ? { ...before, [name]: undefined } : before))
        },
      }
    },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      const typed = latest.current
      const found = check(typed)
      setProblems(found)
      setAttempts((before) => before + 1)
      if (Object.values(found).some(Boolean)) return
      if (await send(typed)) put(blank)
    },
  }
}
