import { notFound } from '../../../kernel/http/api-error.ts'
import { readText } from '../../../kernel/http/body.ts'
import type { ServerContext } from '../../../kernel/http/server-env.ts'

/** The fields of a posted form. Throws 413, and 404 for other content. */
export async function readFields(c: ServerContext): Promise<URLSearchParams> {
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) throw notFound()
  // PostgreSQL cannot store U+0000, and no form contains it.
  return new URLSearchParams((await readText(c)).replaceAll('%00', ''))
}
