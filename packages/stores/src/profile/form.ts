import type { UserInfo } from '@staykit/contract'
import {
  type AddressRules,
  birthdayProblem,
  isFilled,
  isPersonName,
  isPhoneNumber,
  type StayDate,
} from '@staykit/domain'

/** The Personal Info form (PLT-077): every field is a text, empty when unset. */
export interface ProfileForm {
  readonly firstName: string
  readonly lastName: string
  readonly gender: string
  readonly birthdayMonth: string
  readonly birthdayDay: string
  readonly birthdayYear: string
  readonly phoneNumber: string
  readonly billingAddress: string
  readonly city: string
  readonly country: string
  readonly stateCode: string
  readonly postalCode: string
}
export type ProfileField = keyof ProfileForm | 'birthday'
/** Which message a field shows; the words are in the SDK's catalogue. */
export type ProfileProblem =
  | 'required'
  | 'letters'
  | 'incomplete'
  | 'no-date'
  | 'too-young'
  | 'phone'
  | 'postal'

/** The only keys that an update carries (ACC-082). */
export const profileKeys = [
  'birthday',
  'firstName',
  'lastName',
  'displayName',
  'email',
  'gender',
  'phoneNumber',
  'profilePicture',
  'profilePictureID',
  'city',
  'country',
  'postalCode',
  'stateCode',
  'billingAddress',
  'customerID',
] as const satisfies readonly (keyof UserInfo)[]

/** The three fields of a birthday (YYYY-MM-DD). */
export function birthdayFields(birthday = '') {
  const [birthdayYear = '', month = '', day = ''] = birthday.split('-')
  return { birthdayYear, birthdayMonth: month.replace(/^0/, ''), birthdayDay: day.replace(/^0/, '') }
}

/** The stored member data, as the form shows it. */
export function profileForm(info: UserInfo): ProfileForm {
  return {
    firstName: info.firstName ?? '',
    lastName: info.lastName ?? '',
    gender: info.gender ?? '',
    ...birthdayFields(info.birthday),
    phoneNumber: info.phoneNumber ?? '',
    billingAddress: info.billingAddress ?? '',
    city: info.city ?? '',
    country: info.country ?? '',
    stateCode: info.stateCode ?? '',
    postalCode: info.postalCode ?? '',
  }
}

/** The three selects as one date, YYYY-MM-DD (ACC-084); empty where nothing is chosen, with gaps where something is missing. */
export function birthdayOf(form: Pick<ProfileForm, `birthday${'Year' | 'Month' | 'Day'}`>): string {
  const { birthdayYear, birthdayMonth, birthdayDay } = form
  if (!birthdayYear && !birthdayMonth && !birthdayDay) return ''
  const two = (text: string) => (text === '' ? '' : text.padStart(2, '0'))
  return `${birthdayYear}-${two(birthdayMonth)}-${two(birthdayDay)}`
}

/** The body of an update: the listed keys of a form or of any record, without an empty gender. */
export function profileBody(form: Readonly<Record<string, unknown>>): UserInfo {
  const { birthdayYear, birthdayMonth, birthdayDay } = form as unknown as ProfileForm
  const parts = { birthdayYear, birthdayMonth, birthdayDay }
  const all = { ...form, ...(birthdayYear !== undefined && { birthday: birthdayOf(parts) }) }
  const sent = profileKeys.flatMap((key) => {
    const value = (all as Readonly<Record<string, unknown>>)[key]
    if (typeof value !== 'string' || (key === 'gender' && value !== 'M' && value !== 'F')) return []
    return [[key, value.trim()] as const]
  })
  return Object.fromEntries(sent)
}

interface FormFacts {
  readonly today: StayDate
  readonly rules: Pick<AddressRules, 'hasPostalCode' | 'isPostalCode'>
}

/** Problems by field; an empty object means that the form is valid. Only the name is required. */
export function profileProblems(
  form: ProfileForm,
  { today, rules }: FormFacts,
): Partial<Record<ProfileField, ProfileProblem>> {
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {}
  for (const name of ['firstName', 'lastName'] as const) {
    if (!isFilled(form[name])) problems[name] = 'required'
    else if (!isPersonName(form[name])) problems[name] = 'letters'
  }
  const birthday = birthdayProblem(birthdayOf(form), today)
  if (birthday) problems.birthday = birthday
  if (isFilled(form.phoneNumber) && !isPhoneNumber(form.phoneNumber)) problems.phoneNumber = 'phone'
  const { country, postalCode } = form
  if (isFilled(postalCode) && rules.hasPostalCode(country) && !rules.isPostalCode(postalCode, country))
    problems.postalCode = 'postal'
  return problems
}
