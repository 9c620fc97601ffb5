import { getDocumentProxy } from 'unpdf'

/** A drawn glyph: its place in its font, and its characters. */
export interface DrawnGlyph {
  readonly originalCharCode: number
  readonly unicode: string
}

export interface Piece {
  readonly text: string
  /** From the left of the page, in points. */
  readonly x: number
  readonly right: number
}

export interface ReadPdf {
  /** In the reading order. */
  readonly pieces: readonly Piece[]
  /** The text without spaces, marks and brackets, which viewers place differently. */
  readonly squeezed: string
  /** Drawn at once, from left to right. */
  readonly drawn: readonly (readonly DrawnGlyph[])[]
  readonly language: string
  readonly title: string
}

/** Reads a PDF like Firefox. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  const { info } = await pdf.getMetadata()
  const { Title, Language } = info as { Title: string; Language: string }
  const pieces: Piece[] = []
  const drawn: DrawnGlyph[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    for (const item of (await page.getTextContent()).items)
      if ('str' in item && item.str.trim())
        pieces.push({ text: item.str, x: item.transform[4], right: item.transform[4] + item.width })
    for (const args of (await page.getOperatorList()).argsArray)
      if (Array.isArray(args?.[0])) drawn.push(args[0].filter(isGlyph))
  }
  const squeezed = squeeze(pieces.map(({ text }) => text).join(''))
  return { pieces, squeezed, drawn, language: Language, title: Title }
}

const isGlyph = (value: unknown): value is DrawnGlyph =>
  typeof value === 'object' && value !== null && 'originalCharCode' in value

/** Removes characters that viewers place differently. */
export const squeeze = (text: string) => text.normalize('NFKC').replace(/[\s\p{M}\p{Cf}()（）]/gu, '')
