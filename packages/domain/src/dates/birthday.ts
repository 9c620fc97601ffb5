import { isStayDate, type StayDate } from './stay-dates.ts'

/** Years of the spec's select: the 100 before this one, latest first (ACC-085). */
export function birthdayYears(today: StayDate): number[] {
  const last = Number(today.slice(0, 4)) - 1
  return Array.from({ length: 100 }, (_, index) => last - index)
}

/** 1 to 31: the 32 of the specification is the excluded end (ACC-086, AQ-08). */
export const birthdayDays: readonly number[] = Array.from({ length: 31 }, (_, index) => index + 1)

export type BirthdayProblem = 'incomplete' | 'no-date' | 'too-young'

/** What is wrong with a birthday as YYYY-MM-DD with parts that may still be empty, such as 1980--09; none at all is right. */
export function birthdayProblem(birthday: string, today: StayDate): BirthdayProblem | undefined {
  const [year = '', month = '', day = ''] = birthday.split('-')
  if (!year && !month && !day) return undefined
  if (!year || !month || !day) return 'incomplete'
  if (!isStayDate(birthday)) return 'no-date'
  return `${Number(year) + 18}${birthday.slice(4)}` > today ? 'too-young' : undefined
}
