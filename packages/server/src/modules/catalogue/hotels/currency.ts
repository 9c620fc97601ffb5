import { ApiError } from '../../../kernel/http/api-error.ts'
import type { Catalogue } from './catalogue.ts'

/** Throws ApiError 422 for a currency (ISO 4217) without prices of the suppliers. */
export function checkCurrency({ currencies }: Pick<Catalogue, 'currencies'>, currency: string): void {
  if (!currencies.has(currency))
    throw new ApiError(422, 'UNKNOWN_CURRENCY', `Prices cannot be shown in ${currency}.`)
}
