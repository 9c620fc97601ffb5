import { type Client, loyaltyVendor } from '@staykit/contract'

/**
 * The address that tells the brand's loyalty vendor of a trip: its number and points, and nothing of a person (ACC-113).
 * Undefined when the brand has none or the call fails: the page does not wait for it.
 */
export async function pixelAddress(
  client: Client,
  tripNumber: string | undefined,
  points: number,
): Promise<string | undefined> {
  const { pixel } = await client(loyaltyVendor, {}).catch(() => ({ pixel: undefined }))
  if (!tripNumber || !pixel?.startsWith('https://')) return undefined
  return pixel
    .replaceAll('{transactionID}', encodeURIComponent(tripNumber))
    .replaceAll('{points}', String(points))
}
