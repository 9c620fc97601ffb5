import type { FaultDetail } from '../runtime/settings.ts'
import { apiBase, brandCalls, type Fault, faults, report, script } from './report.ts'

interface Violation {
  readonly blockedURL?: string | null
  readonly blockedURI?: string
  readonly effectiveDirective?: string
}

const ours = () => [apiBase(), script()?.src && new URL(script()?.src ?? '').origin].filter(Boolean)

/** One line for each origin and directive, whatever else of it is refused. */
function heardViolation({ blockedURL, blockedURI, effectiveDirective = '' }: Violation): void {
  const url = blockedURL ?? blockedURI ?? ''
  const origin = ours().find((own) => own && url.startsWith(own))
  if (origin) report('blocked-by-csp', `${effectiveDirective} ${origin}`, `Refused: ${url.split('?')[0]}.`)
}

/** Violations of before this code was there are told a moment after it has begun to listen. */
const VIOLATIONS_MS = 200

/** Says a fault unless the page's policy is the reason, which is said already. */
function reportUnlessBlocked(kind: 'connect' | 'script', ...fault: Parameters<typeof report>): void {
  const isReason = ({ code, text }: Fault) => code === 'blocked-by-csp' && text.includes(` ${kind}-src`)
  setTimeout(() => faults().some(isReason) || report(...fault), VIOLATIONS_MS)
}

/** Hears what the page's policy blocks of ours, also before this code was there. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', heardViolation)
  if (!('ReportingObserver' in globalThis)) return
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) if (body) heardViolation(body as Violation)
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
}

/** Why a call got no answer: no line, an origin that is not allowed, or nobody there. */
let isAsking = false

async function explainNetwork(): Promise<void> {
  if (!navigator.onLine) return report('offline')
  if (isAsking) return
  isAsking = true
  const base = apiBase()
  const answers = await fetch(`${base}/api/brand?refId=${refIdMeant()}`, { mode: 'no-cors' }).then(
    () => true,
    () => false,
  )
  // An answer that the page may not read: the server is there and does not know this origin.
  if (answers) report('forbidden-origin', location.origin)
  else reportUnlessBlocked('connect', 'unreachable-api', base)
  isAsking = false
}

const refIdMeant = () => brandCalls().at(-1)?.searchParams.get('refId') ?? script()?.dataset.refId ?? ''

/** Says what a stay-error means for whoever builds the page; what concerns travellers is shown by the element. */
export function hear({ code, message = '', element = '' }: FaultDetail): void {
  if (code === 'UNKNOWN_REF_ID') {
    const refId = refIdMeant()
    report(refId ? 'unknown-ref-id' : 'missing-ref-id', refId)
  } else if (code === 'FORBIDDEN_ORIGIN') report('forbidden-origin', location.origin, message)
  else if (code === 'CHUNK_FAILED' && navigator.onLine) reportUnlessBlocked('script', 'chunk-failed', message)
  else if (code === 'CHUNK_FAILED') report('offline')
  else if (code === 'RENDER_FAILED') report('render-failed', message)
  else if (code === 'BAD_ATTRIBUTE') report('bad-attribute', `<${element} ${message}>`, 'What it takes: JSON')
  else if (code === 'NETWORK') void explainNetwork()
}
