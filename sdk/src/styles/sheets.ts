/** Sheets by document: a constructed sheet belongs to one. The loader and the elements share them. */
function sheetsOf(page: Document): Map<string, CSSStyleSheet> {
  globalThis.staykit ??= {}
  globalThis.staykit.sheets ??= new WeakMap()
  const parsed = globalThis.staykit.sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  globalThis.staykit.sheets.set(page, parsed)
  return parsed
}

/** What each root has adopted, in order. */
const adopted = new WeakMap<ShadowRoot, Set<string>>()

// Browsers before 2024 do not support light-dark(): they get the light half.
const hasSchemes = () => CSS.supports('color', 'light-dark(#000, #fff)')
/** The first group of a light-dark() is the light half. Either half may be a function such as rgb(), without spaces after commas. */
export const schemes = /light-dark\((.+?), (\(.*?\)|[^)])+\)/g

/** CSS that this browser supports. */
export const supported = (css: string) => (hasSchemes() ? css : css.replace(schemes, '$1'))

function sheetOf(css: string, { ownerDocument }: ShadowRoot): CSSStyleSheet {
  const parsed = sheetsOf(ownerDocument)
  let sheet = parsed.get(css)
  if (!sheet) {
    // In a frame, the constructor of its own window.
    const { defaultView } = ownerDocument
    sheet = new ((defaultView ?? globalThis) as typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(supported(css))
    parsed.set(css, sheet)
  }
  return sheet
}

/** Adopts style sheets; each text is parsed once per page. A CSP does not treat constructed sheets as inline styles. */
export function adopt(root: ShadowRoot, texts: readonly string[]): void {
  adopted.set(root, new Set([...(adopted.get(root) ?? []), ...texts]))
  const missing = texts
    .map((text) => sheetOf(text, root))
    .filter((sheet) => !root.adoptedStyleSheets.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing]
}

/** Adopts them again in another document, whose browser has left them behind. */
export const adoptAgain = (root: ShadowRoot): void => adopt(root, [...(adopted.get(root) ?? [])])
