import * as z from 'zod/mini'
import { wireError } from '../errors.ts'

/** An answer of the platform: success with data, or the reasons of a refusal (ACC-214). */
export const platformAnswer = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({
    success: z.boolean(),
    data: z.optional(data),
    err_msgs: z.optional(z.array(z.string())),
    /** Our own code, beside the platform's messages. */
    error: z.optional(wireError),
  })

/** Shared settings of the platform's calls (ACC-213): a timeout of 30 s. */
export const platform = { base: 'platform', timeoutMs: 30_000 } as const
