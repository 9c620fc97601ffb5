/** The text of an answer. Throws RangeError for one that is longer than `most` bytes, without reading the rest. */
export async function textOf({ body }: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > most) throw new RangeError(`the answer is longer than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
