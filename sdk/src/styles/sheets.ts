const sheets = new Map<string, CSSStyleSheet>()

// Browsers before 2024 do not support light-dark(): they get the light half.
const hasSchemes = () => CSS.supports('color', 'light-dark(#000, #fff)')
/** The first group of a light-dark() is the light half. Either half may be a function such as rgb(), without spaces after commas. */
export const schemes = /light-dark\((.+?), (\(.*?\)|[^)])+\)/g

/** CSS that this browser supports. */
export const supported = (css: string) => (hasSchemes() ? css : css.replace(schemes, '$1'))

function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(supported(css))
    sheets.set(css, sheet)
  }
  return sheet
}

/** Adopts style sheets; each text is parsed once per page. A CSP does not treat constructed sheets as inline styles. */
export function adopt(root: ShadowRoot, texts: readonly string[]): void {
  const missing = texts.map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing]
}
