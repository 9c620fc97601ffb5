import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeBrowser, open, tag } from './script-page.ts'

const start = `<!doctype html><html lang="en"><body>${tag('async')}<main><stay-search>
<template shadowrootmode="open"><p>served</p>`
const rest =
  '<form role="search"><input aria-label="served"></form></template></stay-search></main><p>the end</p>'

let server: Server
let answer: ServerResponse | undefined
beforeAll(async () => {
  server = createServer((_, response) => {
    answer = response
    response.writeHead(200, { 'content-type': 'text/html' }).write(start)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  await closeBrowser()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

it('an element hydrates the complete server content that arrives after its code', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const { page } = await open({ html: '', url, until: 'commit' })
  await page.waitForFunction("customElements.get('stay-search')")
  // Enough time for an element that does not wait.
  await page.waitForTimeout(300)
  answer?.end(rest)
  await page.locator('stay-search [role=combobox]').waitFor()
  expect(await page.getByText('the end').isVisible()).toBe(true)
  expect(await page.locator('stay-search [role=search]').count()).toBe(1)
  await page.close()
})
