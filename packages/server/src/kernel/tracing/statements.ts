import type { LogEvent } from 'kysely'
import { failureOf, noteSpan } from './tracing.ts'

/** Records a statement that Kysely ran: its text with placeholders, without values. */
export function noteStatement(event: LogEvent): void {
  const text = event.query.sql.replace(/\s+/g, ' ').trim()
  const operation = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'QUERY'
  const table = /\b(?:from|into|update)\s+"?([a-z_][\w."]*)/i.exec(text)?.[1]?.replaceAll('"', '')
  const failure = event.level === 'error' ? failureOf(event.error) : undefined
  noteSpan(
    {
      name: table ? `${operation} ${table}` : operation,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.collection.name': table,
        'db.query.text': text,
        'db.response.status_code': failure,
      },
    },
    event.queryDurationMillis,
    failure,
  )
}
