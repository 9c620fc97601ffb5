import type { Environment } from '../../config.ts'
import { type Finding, note, ok, wrong } from '../../kernel/finding.ts'

/** Minimum length of tokens that protect pages, as of signing secrets. */
const LONG = 32

/** Checks the settings: long random secrets, operations pages that are off or protected, the number of proxies. */
export function checkSettings(values: Environment): Finding[] {
  const { AUTH_SECRET, METRICS_TOKEN, ADMIN_TOKEN, TRUST_PROXY } = values
  return [
    secretIs('AUTH_SECRET', AUTH_SECRET),
    values.SITE_SECRET
      ? secretIs('SITE_SECRET', values.SITE_SECRET)
      : wrong(
          'SITE_SECRET',
          'is not set: all visitors of the site would share the limits of one address; set it for API and site',
        ),
    METRICS_TOKEN
      ? secretIs('METRICS_TOKEN', METRICS_TOKEN)
      : note('METRICS_TOKEN', 'is not set: /metrics is closed, and nothing can watch this server'),
    ADMIN_TOKEN
      ? secretIs('ADMIN_TOKEN', ADMIN_TOKEN)
      : note('ADMIN_TOKEN', 'is not set: /admin is closed; brands are changed by npx staykit brand'),
    TRUST_PROXY > 0
      ? ok('TRUST_PROXY', `${TRUST_PROXY} of your own in front`)
      : wrong(
          'TRUST_PROXY',
          'is 0: all callers behind your proxy would share one limit; say how many there are',
        ),
  ]
}

function secretIs(name: string, value = ''): Finding {
  const signs = new Set(value).size
  if (value.length < LONG)
    return wrong(name, `has ${value.length} characters: make one of ${LONG} (openssl rand -hex 32)`)
  return signs < 10
    ? wrong(name, `is ${signs} different characters over and over: make one (openssl rand -hex 32)`)
    : ok(name, `${value.length} characters`)
}
