const widths = import.meta.env.PICTURE_WIDTHS
const at = (art: string, width: number) => `/img/${art}-${width}.webp`

/** The `srcset` of a drawing of site/art for an `img`. */
export const sources = (art: string) => ({
  src: at(art, widths[0]),
  srcset: widths.map((width) => `${at(art, width)} ${width}w`).join(', '),
})
