import { readdirSync } from 'node:fs'
import type { Message } from '../../src/messages/translate.ts'
import { source } from '../paths.ts'

const folder = `${source}messages/en-US/`

/** messages.json: every text that elements say in English, by its key; `part` is the catalogue that it comes with. */
export async function messages(): Promise<{ part: string; key: string; english: Message }[]> {
  const parts = readdirSync(folder).map(async (file) => {
    const module: { messages: Readonly<Record<string, Message>> } = await import(`${folder}${file}`)
    const part = file.replace(/\.ts$/, '')
    return Object.entries(module.messages).map(([key, english]) => ({ part, key, english }))
  })
  return (await Promise.all(parts)).flat()
}
