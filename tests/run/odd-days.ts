const DAY_MS = 86_400_000

const sundays = (year: number, month: number): number[] =>
  Array.from({ length: 31 }, (_, index) => Date.UTC(year, month - 1, index + 1)).filter(
    (time) => new Date(time).getUTCMonth() === month - 1 && new Date(time).getUTCDay() === 0,
  )

/** Days of a year on which dates go wrong; the times are midnight UTC. */
const inYear: Readonly<Record<string, (year: number) => number | undefined>> = {
  '31 January': (year) => Date.UTC(year, 0, 31),
  '28 February': (year) => Date.UTC(year, 1, 28),
  'the clock change of March in America, a Sunday': (year) => sundays(year, 3)[1],
  'the clock change of March in Europe, a Sunday': (year) => sundays(year, 3).at(-1),
  'the clock change of October in Europe': (year) => sundays(year, 10).at(-1),
  'the clock change of November in America': (year) => sundays(year, 11)[0],
  '31 December': (year) => Date.UTC(year, 11, 31),
}

/** Names of days, and how many days from today each comes next. */
export function oddDays(now = new Date()): Map<string, number> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const year = now.getUTCFullYear()
  return new Map(
    Object.entries(inYear).map(([name, timeIn]) => {
      const next = [year, year + 1].map((each) => timeIn(each) ?? 0).find((time) => time > today) ?? 0
      return [name, (next - today) / DAY_MS]
    }),
  )
}
