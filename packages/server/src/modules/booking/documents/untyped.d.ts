// As much of them as is used: these packages have no types, or older ones.
declare module 'linebreak' {
  /** Where a line of a text may end (UAX 14). */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place, in UTF-16 units from the start; the last is the text's end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype'
    readonly keepAllGlyphs: true
    /** Where the variable font stands still, by axis. */
    readonly variationAxes: Readonly<Record<string, number>>
  }
  /** A font, WOFF2 too, as HarfBuzz makes it anew; there is no `text` where all glyphs are kept. */
  export default function subsetFont(font: Buffer, text: undefined, options: Options): Promise<Buffer>
}
