import { locationsFind } from '@staykit/contract'
import type { Environment } from '@staykit/stores/environment'
import { type Place, placeOf } from '@staykit/stores/search'
import { servicesOf } from '../../page/services.ts'
import type { Settings } from '../../runtime/settings.ts'

/** The place with an id; undefined if there is none, or no answer. */
export async function findPlace(
  id: string,
  { apiBase, refId }: Pick<Settings, 'apiBase' | 'refId'>,
  environment: Environment,
): Promise<Place | undefined> {
  const { client } = servicesOf({ apiBase, refId }, environment)
  try {
    const { locations } = await client(locationsFind, { query: id, product: 'hotels', id })
    return locations[0] && placeOf(locations[0])
  } catch {
    return undefined
  }
}
