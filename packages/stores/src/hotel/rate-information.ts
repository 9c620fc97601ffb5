import { bookContract, type Client, type Rate } from '@staykit/contract'

/** Important information about a rate: its own, otherwise that of its contract (HOT-129). */
export async function rateInformation(client: Client, rate: Rate): Promise<Rate['importantInformation']> {
  if (rate.importantInformation.length > 0) return rate.importantInformation
  const { contract } = await client(bookContract, {
    ppnBundle: rate.ppn_book_bundle,
    rateType: rate.type,
    ...(rate.ratePlanCode ? { ratePlan: rate.ratePlanCode } : {}),
  })
  return contract?.policies ?? []
}
