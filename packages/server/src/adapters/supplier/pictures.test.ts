import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { isPrivateAddress } from '../../kernel/private-address.ts'
import { picturePath } from './picture-addresses.ts'
import { createPictures } from './pictures.ts'

const drawing = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff') =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
    .toFormat(format)
    .toBuffer()
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>')

async function machine(listener: RequestListener) {
  const state = { connections: 0 }
  const server = createServer(listener).on('connection', () => {
    state.connections++
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** The picture at this address, as the provider at `base` names it for a hotel. */
async function pictureAt(url: string, base: string) {
  const pictures = createPictures(async () => url, base)
  const [, , , hotel = '', width = '', file = ''] = picturePath('acc_one', 0, 150).split('/')
  return pictures(hotel, file.replace('.webp', ''), Number(width))
}

it('pictures of a hotel have one of four formats, and follow redirects of their provider', async () => {
  const files = new Map<string, Buffer>([['/svg', svg]])
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'tiff'] as const)
    files.set(`/${format}`, await drawing(format))
  const { url } = await machine((request, response) => {
    const moved = /^\/moved(.*)/.exec(request.url ?? '')?.[1]
    if (moved) return void response.writeHead(302, { location: moved }).end()
    const file = files.get(request.url ?? '')
    response.writeHead(file ? 200 : 404).end(file)
  })
  const found = async (path: string) => (await pictureAt(`${url}${path}`, url))?.type
  for (const path of ['/jpeg', '/png', '/webp', '/gif', '/moved/png'])
    expect(await found(path), path).toBe('image/webp')
  for (const path of ['/svg', '/tiff', '/none', '/moved/moved/moved/moved/png'])
    expect(await found(path), path).toBeUndefined()
})

it('pictures come from public https addresses only, also after a redirect', async () => {
  const picture = await drawing('png')
  const secret = await machine((_, response) => response.end(picture))
  const provider = await machine((_, response) =>
    response.writeHead(302, { location: `${secret.url}/inside.png` }).end(),
  )
  const port = new URL(secret.url).port
  for (const address of [
    `${provider.url}/moved.png`,
    `${secret.url}/inside.png`,
    `https://127.0.0.1:${port}/a.png`,
    `https://[::ffff:127.0.0.1]:${port}/a.png`,
    `https://localhost:${port}/a.png`,
    'http://pictures.example.com/a.png',
    'file:///etc/passwd',
    'no address',
  ])
    expect(await pictureAt(address, provider.url), address).toBeUndefined()
  expect(secret.state.connections).toBe(0)
})

it.each([
  ...(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'] as const),
  ...(['0.0.0.0', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'] as const),
])('%s is no public address', (address) => expect(isPrivateAddress(address)).toBe(true))

it.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is a public address', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
)

it('a small picture of a panorama is as high as that of any other', async () => {
  const panorama = await sharp({ create: { width: 1800, height: 300, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const { url } = await machine((_, response) => response.end(panorama))
  const found = await pictureAt(`${url}/wide.png`, url)
  expect(await sharp(found?.body).metadata()).toMatchObject({ width: 600, height: 100 })
})
