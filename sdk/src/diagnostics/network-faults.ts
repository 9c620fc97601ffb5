import type { FaultDetail } from '../runtime/settings.ts'
import { apiBase, brandCalls, type Fault, faults, report, script } from './report.ts'

interface Violation {
  readonly blockedURL?: string | null
  readonly blockedURI?: string
  readonly effectiveDirective?: string
}

const ours = () => {
  const { src } = globalThis.staykit ?? {}
  return [apiBase(), src && new URL(src).origin].filter(Boolean)
}

/** One line for each origin and directive, however many resources it blocks. */
function onViolation({ blockedURL, blockedURI, effectiveDirective = '' }: Violation): void {
  const url = blockedURL ?? blockedURI ?? ''
  const origin = ours().find((own) => own && url.startsWith(own))
  if (origin) report('blocked-by-csp', `${effectiveDirective} ${origin}`, `Refused: ${url.split('?')[0]}.`)
}

/** Time in which violations from before this code loaded are reported. */
const VIOLATIONS_MS = 200

/** Reports a fault unless the page's policy is the cause, which has its own message. */
function reportUnlessBlocked(kind: 'connect' | 'script', ...fault: Parameters<typeof report>): void {
  const isReason = ({ code, text }: Fault) => code === 'blocked-by-csp' && text.includes(` ${kind}-src`)
  setTimeout(() => faults().some(isReason) || report(...fault), VIOLATIONS_MS)
}

/** Reports our resources that the page's policy blocks, including violations from before this code loaded. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', onViolation)
  if (!('ReportingObserver' in globalThis)) return
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) if (body) onViolation(body as Violation)
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
}

let isAsking = false

/** Reports why a call got no answer: offline, an origin that is not allowed, or an unreachable server. */
async function explainNetwork(): Promise<void> {
  if (!navigator.onLine) return report('offline')
  if (isAsking) return
  isAsking = true
  const base = apiBase()
  const answers = await fetch(`${base}/api/brand?refId=${refIdInUse()}`, { mode: 'no-cors' }).then(
    () => true,
    () => false,
  )
  // An opaque answer: the server is up and does not know this origin.
  if (answers) report('forbidden-origin', location.origin)
  else reportUnlessBlocked('connect', 'unreachable-api', base)
  isAsking = false
}

const refIdInUse = () => brandCalls().at(-1)?.searchParams.get('refId') ?? script()?.dataset.refId ?? ''

/** Explains a stay-error to the developer of the page; the element shows the message for travellers. */
export function explainError({ code, message = '', element = '' }: FaultDetail): void {
  if (code === 'MISSING_REF_ID') report('missing-ref-id')
  else if (code === 'UNKNOWN_REF_ID') report('unknown-ref-id', refIdInUse())
  else if (code === 'FORBIDDEN_ORIGIN') report('forbidden-origin', location.origin, message)
  else if (code === 'CHUNK_FAILED' && navigator.onLine) reportUnlessBlocked('script', 'chunk-failed', message)
  else if (code === 'CHUNK_FAILED') report('offline')
  else if (code === 'RENDER_FAILED') report('render-failed', message)
  else if (code === 'BAD_ATTRIBUTE') report('bad-attribute', `<${element} ${message}>`, 'Allowed: JSON')
  else if (code === 'NETWORK') void explainNetwork()
  else if (code === 'BAD_ANSWER') report('unreachable-api', apiBase())
}
