const core = [
  /node_modules\/(preact|@nanostores|@r2wc|date-fns)\//,
  /node_modules\/nanostores\/(?!computed|lifecycle|map|deep-map\/index)/,
  /\/domain\/src\/(stay-dates|occupancy|links)\.ts$/,
  /\/stores\/src\/(environment\/|brand\/links|search\/form)/,
  /\/sdk\/src\/messages\/(en-US\/)?(stay-fields|counts|shade)\.ts$/,
  /\/sdk\/src\/(shim\/|styles\/|messages\/translate|ui\/stay-fields\/stay-fields|ui\/(icon|use-lazy|use-media|field-error|format-date)\.)/,
  /\/sdk\/src\/(attributes|browser-environment|declaration|define-element|element-root|emit|first-render)\.tsx?$/,
  /\/sdk\/src\/(brand-look|navigate|settings|use-brand-look|widget)\.tsx?$/,
]
const wire = [
  /node_modules\/zod\//,
  /\/contract\/src\/(call|client|errors|model\/fields|calls\/brand)\.ts$/,
  /\/sdk\/src\/services\.ts$/,
  /\/stores\/src\/brand\/brand\.ts$/,
]

// Small parts that most elements beyond the search form use: one request instead of a dozen.
const kit = [
  /\/sdk\/src\/(brand-gate|use-services|use-session|use-navigate|load-element|nested-attributes)\.tsx?$/,
  /\/sdk\/src\/ui\/(page-stay|layer|place-below|empty-state|use-access|modal|login-modal)\./,
  /\/stores\/src\/brand\/(read-link|rate-link)\.ts$/,
  /\/domain\/src\/(routes|money)\.ts$/,
  /\/contract\/src\/model\/location\.ts$/,
]

// What every element needs is one chunk, and the wire (schemas, client, services) another; the rest follows its elements.
export function manualChunks(id: string): string | undefined {
  if (core.some((pattern) => pattern.test(id))) return 'core'
  if (wire.some((pattern) => pattern.test(id))) return 'wire'
  return kit.some((pattern) => pattern.test(id)) ? 'kit' : undefined
}
