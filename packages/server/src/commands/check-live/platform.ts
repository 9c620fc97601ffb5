import * as z from 'zod'
import { type Finding, get, note, ok, wrong } from '../../kernel/finding.ts'

export interface PlatformSettings {
  /** Issuer in its OpenID metadata. */
  readonly issuer: string
  /** Address that it redirects travellers to. */
  readonly callback: string
}

const metadata = z.object({ issuer: z.string(), token_endpoint: z.string() })

/** Checks the platform with the members of brands: an OpenID provider with the configured name. */
export async function checkPlatform({ issuer, callback }: PlatformSettings): Promise<Finding[]> {
  const name = 'platform'
  const { host } = new URL(issuer)
  const answer = await get(`${issuer}/.well-known/openid-configuration`)
  const document = metadata.safeParse(answer.ok ? await answer.json().catch(() => undefined) : undefined)
  if (!document.success)
    return [wrong(name, `${host} is no OpenID provider (${answer.status}): set PLATFORM_ISSUER to one`)]
  if (document.data.issuer.replace(/\/$/, '') !== issuer)
    return [wrong(name, `names itself ${document.data.issuer}: set PLATFORM_ISSUER to that`)]
  return [
    ok(name, `${host} is the provider of its logins`),
    note('platform’s way back', `must be known there: ${callback}`),
  ]
}
