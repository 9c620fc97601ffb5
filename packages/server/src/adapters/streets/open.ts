import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Streets } from '../../ports/streets.ts'
import { openArchive } from './archive.ts'
import { SHIPPED_ARCHIVE } from './shipped/shipped.ts'
import { tileServer } from './tile-server.ts'

export interface StreetSettings {
  readonly STAYKIT_HOME: string
  readonly PUBLIC_URL: string
  readonly TILE_SERVER_URL?: string | undefined
  readonly TILE_MAX_ZOOM: number
  readonly TILE_ATTRIBUTION: string
}

/** The file that `npm run maps` writes. */
export const archiveIn = (home: string) => join(home, 'maps', 'streets.pmtiles')

/**
 * The source of streets: the tile server of the configuration, the archive of `npm run maps`, or the two cities that are
 * part of the checkout. A damaged archive is reported and skipped, so that the server starts.
 */
export async function openStreets(
  settings: StreetSettings,
  report: (error: unknown) => void,
): Promise<Streets | undefined> {
  const { STAYKIT_HOME, PUBLIC_URL, TILE_SERVER_URL: url } = settings
  if (url)
    return tileServer({
      ...{ url, maxZoom: settings.TILE_MAX_ZOOM, attribution: settings.TILE_ATTRIBUTION },
      userAgent: `Staykit (${PUBLIC_URL})`,
    })
  for (const path of [archiveIn(STAYKIT_HOME), SHIPPED_ARCHIVE]) {
    if (!existsSync(path)) continue
    try {
      return await openArchive(path)
    } catch (error) {
      report(error)
    }
  }
  return undefined
}
