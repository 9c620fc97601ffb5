import { notFound } from '../../../kernel/http/api-error.ts'
import type { AccountsDeps } from './deps.ts'

/** Refuses logins at a brand with platform members (ACC-064). Throws ApiError 404. */
export async function refuseAtPlatform(
  { brands }: Pick<AccountsDeps, 'brands'>,
  refId: string,
): Promise<void> {
  if ((await brands.of(refId)).flags.enablePlatformAuth)
    throw notFound('Members of this brand log in at its platform.')
}
