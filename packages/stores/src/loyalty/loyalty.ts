import { type Client, type Contract, DEFAULT_LOYALTY_VALUE, loyaltyTransaction } from '@staykit/contract'
import { type Environment, personalKeys } from '../environment/index.ts'

type Earner = Pick<Contract, 'tripNumber' | 'customer'> & { readonly points?: number | undefined }

/** A loyalty transaction (HOT-279); 600 points where the booking does not say how many (OQ-29). */
export function loyaltyRequest({ tripNumber = '', customer, points }: Earner) {
  return {
    transactionID: tripNumber,
    email: customer?.email ?? '',
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    numericValue: points ?? DEFAULT_LOYALTY_VALUE,
  }
}

const KEY = personalKeys.loyalty

/**
 * Logs the points of a trip, once for each trip however often its confirmation is opened (OQ-47). Answers the points that the
 * server has logged now; undefined where it did not.
 */
export async function logLoyalty(
  { client, environment }: { client: Client; environment: Environment },
  booking: Earner,
  capability: string | undefined,
): Promise<number | undefined> {
  const { tripNumber, customer } = booking
  const logged = (environment.storage.get(KEY) ?? '').split(' ')
  if (!tripNumber || !customer || logged.includes(tripNumber)) return undefined
  environment.storage.set(KEY, [...logged.slice(-19), tripNumber].join(' ').trim())
  try {
    const answer = await client(loyaltyTransaction, { ...loyaltyRequest(booking), capability })
    return answer.logged ? answer.numericValue : undefined
  } catch {
    // Not logged: the next visit of the confirmation tries again.
    const others = (environment.storage.get(KEY) ?? '').split(' ').filter((each) => each !== tripNumber)
    environment.storage.set(KEY, others.join(' '))
    return undefined
  }
}
