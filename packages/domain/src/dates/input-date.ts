import { type StayDate, toUrlDate } from './stay-dates.ts'

/** `MM/DD/YYYY`: inputs. */
export function toInputDate(date: StayDate): string {
  return toUrlDate(date).replaceAll('-', '/')
}
