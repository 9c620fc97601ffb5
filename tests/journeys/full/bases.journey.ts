import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { siteWith } from '../other-site.ts'
import { expectNoTrouble, started } from '../story.ts'
import { closeBrowser, traveller } from '../traveller.ts'

afterAll(closeBrowser)

const bodyOf = async (request: IncomingMessage) => {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** A gateway on its own origin with two stages of the travel API; it records its requests. */
async function gateway() {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    requests.push(`${request.method} ${path}`)
    const { origin = '', 'content-type': type = '' } = request.headers
    const answer = await fetch(inject('urls').api + path.replace(/^\/(qa|prod)\//, '/travel/'), {
      method: request.method ?? 'GET',
      headers: {
        origin,
        ...(type && { 'content-type': type }),
        ...Object.fromEntries(
          ['access-control-request-method', 'access-control-request-headers'].flatMap((name) =>
            request.headers[name] ? [[name, String(request.headers[name])]] : [],
          ),
        ),
      },
      ...(request.method === 'POST' && { body: await bodyOf(request) }),
    })
    const { headers } = answer
    for (const name of ['content-type', 'vary', 'access-control-max-age']) {
      const value = headers.get(name)
      if (value) response.setHeader(name, value)
    }
    for (const name of ['origin', 'headers', 'methods']) {
      const value = headers.get(`access-control-allow-${name}`)
      if (value) response.setHeader(`access-control-allow-${name}`, value)
    }
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it.each(['qa', 'prod'])(
  '[PLT-020] travel calls go to the stage %s of their gateway; profile and wallet to their own addresses',
  async (stage) => {
    const { requests, url } = await gateway()
    const site = await siteWith({
      SITE_TRAVEL_API_URL: `${url}/{stage}`,
      SITE_TRAVEL_API_STAGE: stage,
      SITE_REWARDS_API_URL: 'https://rewards.example/api/',
      SITE_PLATFORM_API_URL: 'https://platform.example/api/v1',
      SITE_PROFILE_URL: 'https://members.example/me/',
      SITE_WALLET_URL: 'https://coins.example/wallet',
    })
    onTestFinished(() => void site.stop())
    const person = await traveller(1280)
    onTestFinished(person.close)
    await person.page.goto(site.url)
    const atGateway = requests.filter((line) => line.startsWith('POST')).length
    await started(person.page, 'stay-search')
    await person.page.locator('main stay-search').getByRole('combobox').first().fill('Lisbo')
    await person.page
      .getByRole('option', { name: /Lisbon/ })
      .first()
      .waitFor()
    expect(atGateway, 'by the server of the site').toBeGreaterThan(0)
    expect(requests).toContain(`POST /${stage}/locations/search`)
    expect(requests.filter((line) => !line.includes(` /${stage}/`))).toEqual([])
    // The general API stays at its address; elements get the other bases and call them for members only.
    const html = await (await fetch(site.url)).text()
    expect(html).toContain(`data-api-base="${inject('urls').api}"`)
    const content = await person.page.locator('meta[name=staykit-bases]').getAttribute('content')
    expect(Object.fromEntries(new URLSearchParams(content ?? ''))).toEqual({
      travel: `${url}/${stage}`,
      rewards: 'https://rewards.example/api',
      platform: 'https://platform.example/api/v1',
    })
    expect(await person.page.locator('stay-brand').getAttribute('profile-url')).toBe(
      'https://members.example/me/{section}',
    )
    expect(html).toContain('href="https://coins.example/wallet"')
    expectNoTrouble(person)
  },
)
