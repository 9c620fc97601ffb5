import type { Occupancy, Stay } from '@staykit/domain'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import type { CallError } from '../errors.ts'
import { filled, refId, stayFields, text, token } from '../fields.ts'
import { dealCodes, quoting } from '../limits.ts'
import { wireContract } from '../model/contract.ts'
import { fromWireOccupancy, occupancyFields } from '../model/occupancy.ts'

/** Turns a chosen rate into a contract with a firm price; reports a price change since the list. */
export const bookContract = defineCall({
  base: 'api',
  path: '/book/contract',
  summary: 'A firm contract for a chosen rate',
  access: 'public',
  brand: 'required',
  limits: [quoting, dealCodes],
  retry: true,
  timeoutMs: 15_000,
  request: z.object({
    ppnBundle: token,
    rateType: z.enum(['CUG', 'MER']),
    ratePlan: z.optional(text(64)),
    sop: z.optional(text(64)),
    dealCode: z.optional(text(40)),
    refId,
  }),
  response: z.object({ contract: wireContract }),
})

const wireRefusedOffer = z.object({ hotelID: filled(), ...stayFields, ...occupancyFields })

/** `details.offer` of a refused contract: what the rate was for. */
export type WireRefusedOffer = z.infer<typeof wireRefusedOffer>

export interface RefusedOffer extends Stay {
  readonly hotelId: string
  readonly occupancy: Occupancy
}

/** The hotel and the stay of a rate that is gone or has expired; undefined when the error does not name them. */
export function refusedOfferOf({ details }: CallError): RefusedOffer | undefined {
  const read = wireRefusedOffer.safeParse(details.offer)
  if (!read.success) return undefined
  const { hotelID: hotelId, checkIn, checkOut } = read.data
  return { hotelId, checkIn, checkOut, occupancy: fromWireOccupancy(read.data) }
}
