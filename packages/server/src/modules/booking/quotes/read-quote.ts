import type { Config } from '../../../config.ts'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { type Quote, quoteSigner } from './quote.ts'

/** Returns the claims of meta.contract. Throws 422 CONTRACT_INVALID or 410 CONTRACT_EXPIRED. */
export function readQuote(
  { config, now }: { readonly config: Config; readonly now: () => Date },
  contract: string,
  refId: string,
): Quote {
  const read = quoteSigner(config.AUTH_SECRETS, now).read(contract)
  if (read === 'expired')
    throw new ApiError(410, 'CONTRACT_EXPIRED', 'This price has expired. Please choose the room again.')
  if (!read || read.claims.refId !== refId) throw contractInvalid()
  return read.claims
}

export const contractInvalid = () =>
  new ApiError(422, 'CONTRACT_INVALID', 'This offer is not valid. Please choose the room again.')
