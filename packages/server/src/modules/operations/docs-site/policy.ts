import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Allowed sources of a page of the documentation, besides the inline scripts of its build. */
const rules = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
]

/** Inline scripts; the content of scripts with a src does not count. */
const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Returns the policy of a built page. The card frame shares this origin: an injected script must not run here, so that
 * each inline one is allowed by its hash.
 */
export function pagePolicy(): (file: string) => Promise<string> {
  const policies = new Map<string, { readonly mtimeMs: number; readonly policy: string }>()
  return async (file) => {
    const { mtimeMs } = statSync(file)
    const cached = policies.get(file)
    if (cached?.mtimeMs === mtimeMs) return cached.policy
    const policy = policyFor(await readFile(file, 'utf8'))
    policies.set(file, { mtimeMs, policy })
    return policy
  }
}

function policyFor(text: string): string {
  const hashes = [...text.matchAll(inline)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  // Search runs WebAssembly.
  const scripts = ["script-src 'self' 'wasm-unsafe-eval'", ...new Set(hashes)].join(' ')
  return [...rules, scripts].join('; ')
}
