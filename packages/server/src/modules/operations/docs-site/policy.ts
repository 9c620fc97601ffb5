import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** What a page of the documentation may load, besides the inline scripts that it was built with. */
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

/** Inline scripts; of those with a src the content does not count. */
const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Gives the policy of a built page. The card frame is of this origin too: a script that nobody built must not run here, so
 * that each inline one is named by its hash.
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
