import * as z from 'zod/mini'

/** An answer of the platform: success with data, or the reasons of a refusal (ACC-214). */
export const platformAnswer = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ success: z.boolean(), data: z.optional(data), err_msgs: z.optional(z.array(z.string())) })

/** Shared settings of the platform's calls (ACC-213): a timeout of 30 s. */
export const platform = { base: 'platform', timeoutMs: 30_000 } as const
