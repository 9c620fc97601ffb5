import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { repositoryRoot } from '../../../config.ts'
import { testServerForThisTest } from '../../../testing/server.ts'

/** Keywords of PromQL, and series that Prometheus makes itself. */
const notOurs = new Set(
  'up sum rate increase changes absent by le and or on max min avg histogram_quantile'.split(' '),
)

/** Names of series in an expression, without labels, values and functions. */
function seriesOf(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\bby\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/(?<![\w.])[a-z_][a-z0-9_]*/g)]
    .map(([name]) => name)
    .filter((name) => !notOurs.has(name))
}

it('every series of an alert is one that /metrics serves', async () => {
  const { get } = await testServerForThisTest()
  await get('/healthz')
  const { body } = await get<string>('/metrics')
  const served = new Set([...body.matchAll(/^([a-z_][a-z0-9_]*)[{ ]/gm)].map(([, name = '']) => name))
  // Missing on systems other than Linux.
  expect(served).toContain('http_request_duration_seconds_bucket')
  const rules = parse(
    readFileSync(join(repositoryRoot, 'examples/self-hosted/prometheus/alerts.yml'), 'utf8'),
  ).groups.flatMap(({ rules }: { rules: readonly { readonly expr: string }[] }) => rules)
  const series = rules.flatMap(({ expr }: { expr: string }) => seriesOf(expr))
  expect(series.length).toBeGreaterThan(10)
  for (const name of series) expect(served, name).toContain(name)
})

it('the routes of alerts are our own routes, with their names in /metrics', async () => {
  const { get, post } = await testServerForThisTest()
  for (const path of ['/api/book/contract', '/api/book/sync2', '/api/book/cancel']) await post(path, {})
  await post('/api/payment/create-payment-intent', {})
  await post('/travel/locations/search', { query: 'Lisbon', product: 'hotels' })
  const { body } = await get<string>('/metrics')
  const routes = [...body.matchAll(/_count\{[^}]*route="([^"]*)"/g)].map(([, route = '']) => route)
  for (const pattern of [
    /.*\/book\/contract$/,
    /.*\/book\/sync2$/,
    /.*\/book\/cancel$/,
    /.*\/payment\/create-payment-intent$/,
    /.*\/(hotels|locations)\/.*/,
  ])
    expect(
      routes.some((route) => pattern.test(route)),
      `${pattern} in ${routes}`,
    ).toBe(true)
})
