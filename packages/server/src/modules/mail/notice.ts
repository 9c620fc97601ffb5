import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Database } from '../../kernel/db/database.ts'
import type { KnownBrand } from '../brand/brands/brands.ts'
import { composeMail, type Line } from './compose.ts'
import { writeMail } from './post-office.ts'
import { wordsOf } from './words.ts'

/** Something for an operator to do; `key` makes it unique. */
export interface Notice {
  readonly key: string
  readonly subject: string
  /** What happened, what the server did, and what is left to do. */
  readonly words: readonly string[]
  readonly lines: readonly Line[]
  /** A request of another operator; nothing went wrong. */
  readonly isRoutine?: boolean
}

interface NoticeDeps {
  readonly config: Pick<Config, 'OPERATIONS_EMAIL'>
  readonly log: Logger
}

/**
 * Informs operators by mail and in the log, in the transaction of the event. Without OPERATIONS_EMAIL the mail goes to
 * the brand's support mailbox.
 */
export async function notifyOperations(
  trx: Kysely<Database>,
  { config, log }: NoticeDeps,
  brand: KnownBrand,
  { key, subject, words, lines, isRoutine }: Notice,
): Promise<void> {
  if (isRoutine) log.info({ notice: key }, subject)
  else log.error({ notice: key }, subject)
  await writeMail(
    trx,
    composeMail({
      key: `operations:${key}`,
      to: config.OPERATIONS_EMAIL ?? brand.supportEmail,
      brand,
      words: wordsOf('en-US'),
      subject,
      heading: subject,
      intro: words,
      lines,
    }),
  )
}
