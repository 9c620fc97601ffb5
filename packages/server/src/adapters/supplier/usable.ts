import * as z from 'zod'

/** Valid items of a list: skips a hotel without a position or a rate without a price. */
export function usable<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .transform((list) => list.flatMap((each) => item.safeParse(each).data ?? []) as z.output<Item>[])
}
