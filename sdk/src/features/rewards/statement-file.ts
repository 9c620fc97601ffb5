import type { Movement } from '@staykit/stores/profile'

/** A CSV field. Spreadsheets treat values that start with these characters as formulas, so they are escaped. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** The movements as CSV (RFC 4180), newest first, dates as YYYY-MM-DD in UTC. */
export function statementText(
  movements: readonly Movement[],
  columns: readonly string[],
  nameOf: (kind: Movement['kind']) => string,
): string {
  const rows = movements.map(({ time, hotel, tripNumber, kind, points, balance }) => [
    time.slice(0, 10),
    hotel,
    tripNumber,
    nameOf(kind),
    points,
    balance,
  ])
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

/** Downloads the movements as a file. */
export function saveStatement(...args: Parameters<typeof statementText>): void {
  // The byte order mark makes spreadsheets read UTF-8.
  const url = URL.createObjectURL(new Blob([`\uFEFF${statementText(...args)}`], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'points.csv'
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
