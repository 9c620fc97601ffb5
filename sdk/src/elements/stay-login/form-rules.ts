import { isEmail, isFilled, isPin, passwordProblem } from '@staykit/domain'

export type View = 'Login' | 'SignUp' | 'Confirm' | 'ForgotPassword' | 'ResetPassword'
export type Field = 'username' | 'password' | 'confirmPassword' | 'email' | 'pin' | 'newPassword'
export type Values = Readonly<Record<Field, string>>
/** Keys of the form's messages. */
export type ErrorKey = `error.${'required' | 'email' | 'short' | 'simple' | 'match' | 'pin'}`
/** Errors by field. */
export type Problems = Partial<Record<Field, ErrorKey>>
/** The same in the language of the page. */
export type ProblemTexts = Partial<Record<Field, string>>

/** Fields of each view, in order (ACC-039, ACC-051, ACC-054). */
export const fieldsOf: Readonly<Record<View, readonly Field[]>> = {
  Login: ['username', 'password'],
  SignUp: ['username', 'password', 'confirmPassword'],
  Confirm: ['pin'],
  ForgotPassword: ['email'],
  ResetPassword: ['email', 'pin', 'newPassword'],
}

const newPasswordProblem = (text: string): ErrorKey | undefined => {
  const problem = passwordProblem(text)
  return problem && (problem === 'too-short' ? 'error.short' : 'error.simple')
}

/** Client-side validation; the server checks the rest. */
export function problemsOf(view: View, values: Values): Problems {
  const problems: Problems = {}
  for (const field of fieldsOf[view]) {
    const text = values[field]
    const problem = isFilled(text, 500) ? ruleOf(view, field, values)(text) : 'error.required'
    if (problem) problems[field] = problem
  }
  return problems
}

function ruleOf(view: View, field: Field, values: Values): (text: string) => ErrorKey | undefined {
  if (field === 'username' || field === 'email') return (text) => (isEmail(text) ? undefined : 'error.email')
  if (field === 'pin') return (text) => (isPin(text) ? undefined : 'error.pin')
  if (field === 'newPassword' || (field === 'password' && view === 'SignUp')) return newPasswordProblem
  if (field === 'confirmPassword') return (text) => (text === values.password ? undefined : 'error.match')
  return () => undefined
}

/** Refusals by the user pool; any other error is a failure. */
export const isOwnMistake = (code: string): boolean => code.endsWith('Exception')

const onPassword = new Set(['InvalidParameterException', 'InvalidPasswordException'])
const onPin = new Set(['CodeMismatchException', 'ExpiredCodeException'])

/** The field that shows a server's error (ACC-220 to ACC-222): password, pin for codes, else the name. */
export function fieldOfError(view: View, code: string): Field {
  const fields = fieldsOf[view]
  const pick = (...names: Field[]) => names.find((field) => fields.includes(field))
  if (onPin.has(code)) return pick('pin') ?? fields[0] ?? 'username'
  if (onPassword.has(code)) return pick('password', 'newPassword', 'pin') ?? fields[0] ?? 'username'
  return fields[0] ?? 'username'
}
