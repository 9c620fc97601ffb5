import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId, token } from '../fields.ts'
import { artifacts } from '../limits.ts'
import { wireArtifact } from '../model/artifact.ts'
import { platform, platformAnswer } from '../model/platform.ts'

/** `price` and `price_full` (for a rate with a struck price) are US dollars, at today's exchange rate (ACC-242). */
const ofMember = z.extend(wireArtifact, {
  trip_number: z.string(),
  price: z.optional(z.number()),
  price_full: z.optional(z.number()),
})

const ofTrip = z.object({ trip_number: filled(64), refId, capability: z.optional(token) })

/** Creates the artifact of a booked trip once: a repeat returns the existing one. */
export const createArtifact = defineCall({
  ...platform,
  path: '/fi_nft/token_create',
  summary: 'Creates the artifact of a booked trip',
  access: 'capability',
  brand: 'required',
  limits: [artifacts],
  retry: true,
  request: ofTrip,
  response: platformAnswer(wireArtifact),
})

export const artifactInfo = defineCall({
  ...platform,
  path: '/fi_nft/nft_info',
  summary: 'Status of the artifact of a trip',
  access: 'capability',
  brand: 'required',
  limits: [artifacts],
  retry: true,
  request: ofTrip,
  response: platformAnswer(wireArtifact),
})

export const artifactList = defineCall({
  ...platform,
  path: '/fi_nft/nfts',
  summary: 'The artifacts of the member',
  access: 'member',
  brand: 'required',
  limits: [artifacts],
  retry: true,
  request: z.object({ refId }),
  response: platformAnswer(
    z.object({
      nfts: z.array(ofMember),
    }),
  ),
})
