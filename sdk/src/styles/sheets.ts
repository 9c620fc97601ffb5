const sheets = new Map<string, CSSStyleSheet>()

// Browsers before 2024 do not know light-dark(): they get the light half.
const hasSchemes = () => CSS.supports('color', 'light-dark(#000, #fff)')
/** Of a light-dark() the first group is the light half; either may be a function, such as rgb(), without a space after a comma. */
export const schemes = /light-dark\((.+?), (\(.*?\)|[^)])+\)/g

/** CSS as this browser knows it. */
export const known = (css: string) => (hasSchemes() ? css : css.replace(schemes, '$1'))

function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(known(css))
    sheets.set(css, sheet)
  }
  return sheet
}

/** Adopts style sheets, each text parsed once for the whole page. Constructed sheets are no inline style to a CSP. */
export function adopt(root: ShadowRoot, texts: readonly string[]): void {
  const missing = texts.map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing]
}
