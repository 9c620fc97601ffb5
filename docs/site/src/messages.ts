import { readdirSync } from 'node:fs'
import type { Message } from '../../../sdk/src/messages/translate.ts'

export type { Message }

const folder = new URL('../../../sdk/src/messages/en-US/', import.meta.url)
const parts = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))

/** Every text that elements say, by its key; `part` is the catalogue that it comes with. */
export const messages = await Promise.all(
  parts.map(async (part) => {
    const { messages: all } = (await import(new URL(`${part}.ts`, folder).href)) as {
      messages: Readonly<Record<string, Message>>
    }
    return Object.entries(all).map(([key, english]) => ({ key, english, part }))
  }),
).then((all) => all.flat())
