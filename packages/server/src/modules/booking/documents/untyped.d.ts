// Only the used parts: these packages have no types, or older ones.
declare module 'linebreak' {
  /** Possible ends of a line in a text (UAX 14). */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place, in UTF-16 units from the start; the last is the end of the text. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype'
    readonly keepAllGlyphs: true
    /** Fixed axes of the variable font. */
    readonly variationAxes: Readonly<Record<string, number>>
  }
  /** A font, also WOFF2, subset by HarfBuzz; `text` is undefined to keep all glyphs. */
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>
}
