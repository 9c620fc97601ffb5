import type { MapArea } from '@staykit/domain'

/** A file of tiles in the format PMTiles 3, which browsers read in parts. */
export interface StreetFile {
  /** In bytes. */
  readonly size: number
  /** Changes with the content. */
  readonly version: string
  /** The bytes from the first to the last of two positions. */
  part(first: number, last: number): ReadableStream<Uint8Array>
}

/** Vector tiles of streets for maps. */
export interface Streets {
  /** Text that the licence of the data requires on every map. */
  readonly attribution: string
  /** Where there are tiles; without it they cover the world. */
  readonly areas?: readonly MapArea[]
  /** Beyond it the tiles of this zoom are enlarged. */
  readonly maxZoom: number
  /** The file of all tiles; without it they come one by one. */
  readonly file?: StreetFile
  /** A tile, decompressed; undefined if there is none. Rejects if its source does not answer. */
  tile(zoom: number, x: number, y: number): Promise<Uint8Array | undefined>
  close(): Promise<void>
}
