import { apiBase, brandCalls, report, script } from './report.ts'

export interface ErrorDetail {
  readonly code: string
  readonly message?: string | undefined
  readonly element?: string | undefined
}

interface Violation {
  readonly blockedURL?: string | null
  readonly blockedURI?: string
  readonly effectiveDirective?: string
}

const ours = () => [apiBase(), script()?.src && new URL(script()?.src ?? '').origin].filter(Boolean)

function heardViolation({ blockedURL, blockedURI, effectiveDirective = '' }: Violation): void {
  const url = blockedURL ?? blockedURI ?? ''
  if (ours().some((origin) => origin && url.startsWith(origin)))
    report('blocked-by-csp', url.split('?')[0], `Allow it in ${effectiveDirective}.`)
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
  else report('unreachable-api', base)
  isAsking = false
}

const refIdMeant = () => brandCalls().at(-1)?.searchParams.get('refId') ?? script()?.dataset.refId ?? ''

/** Says what a stay-error means for whoever builds the page; what concerns travellers is shown by the element. */
export function hear({ code, message = '' }: ErrorDetail): void {
  if (code === 'UNKNOWN_REF_ID') {
    const refId = refIdMeant()
    report(refId ? 'unknown-ref-id' : 'missing-ref-id', refId)
  } else if (code === 'FORBIDDEN_ORIGIN') report('forbidden-origin', location.origin, message)
  else if (code === 'CHUNK_FAILED')
    report(navigator.onLine ? 'chunk-failed' : 'offline', navigator.onLine ? message : '')
  else if (code === 'RENDER_FAILED') report('render-failed', message)
  else if (code === 'NO_ELEMENT') report('no-element', message)
  else if (code === 'NETWORK') void explainNetwork()
}
