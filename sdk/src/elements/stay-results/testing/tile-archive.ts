const HEADER = 127

/** A .pmtiles file (PMTiles specification 3) with one vector tile: that of the whole world, uncompressed. */
export function tileArchive(tile: Uint8Array): Uint8Array<ArrayBuffer> {
  if (tile.length > 127) throw new Error('the tile is too long: lengths have one byte here')
  // One entry: tile 0, run length 1, the length, at the start of the tile data.
  const directory = Uint8Array.of(1, 0, 1, tile.length, 1)
  const metadata = new TextEncoder().encode('{}')
  const bytes = new Uint8Array(HEADER + directory.length + metadata.length + tile.length)
  const header = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('PMTiles'))
  header.setUint8(7, 3)
  const put = (at: number, value: number) => header.setUint32(at, value, true)
  put(8, HEADER)
  put(16, directory.length)
  put(24, HEADER + directory.length)
  put(32, metadata.length)
  put(56, bytes.length - tile.length)
  put(64, tile.length)
  for (const at of [72, 80, 88]) put(at, 1)
  for (const at of [96, 97, 98, 99]) header.setUint8(at, 1)
  bytes.set(directory, HEADER)
  bytes.set(metadata, HEADER + directory.length)
  bytes.set(tile, bytes.length - tile.length)
  return bytes
}

/** The answer of a file server to `Range: bytes=…`. */
export function partOf(bytes: Uint8Array<ArrayBuffer>, range: string | null): Response {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const part = bytes.slice(Number(from), Number(to) + 1)
  return new Response(part, { status: 206, headers: { etag: '"one"' } })
}
