import type { StayDate } from '@staykit/domain'

/** A calendar month: the year and the month from 1 to 12. */
export interface Month {
  readonly year: number
  readonly month: number
}

const pad = (value: number) => String(value).padStart(2, '0')

export const monthOf = (date: StayDate): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
})

export function addMonths({ year, month }: Month, count: number): Month {
  const index = year * 12 + month - 1 + count
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** Number of months from one to another; negative backwards. */
export const monthsBetween = (from: Month, to: Month) => (to.year - from.year) * 12 + to.month - from.month

export const daysIn = ({ year, month }: Month) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A date of the month; a day that the month does not have is its last. */
export const dateIn = (month: Month, day: number): StayDate =>
  `${month.year}-${pad(month.month)}-${pad(Math.min(day, daysIn(month)))}`

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: StayDate) => new Date(`${date}T00:00Z`).getUTCDay()

/** Weeks of a month, each with seven places; places of other months are undefined. */
export function weeksOf(month: Month, first: number): (StayDate | undefined)[][] {
  const lead = (weekdayOf(dateIn(month, 1)) - first + 7) % 7
  const days = daysIn(month)
  const weeks = Math.ceil((lead + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => {
      const day = week * 7 + place - lead + 1
      return day >= 1 && day <= days ? dateIn(month, day) : undefined
    }),
  )
}
