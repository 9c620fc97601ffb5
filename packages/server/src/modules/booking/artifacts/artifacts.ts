import { money } from '@staykit/domain'
import type { Selectable } from 'kysely'
import { crashPoint } from '../../../kernel/jobs/crash-points.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import {
  ArtifactError,
  type Artifacts,
  type MintedArtifact,
  type NewArtifact,
} from '../../../ports/artifacts.ts'
import { ARTIFACT_QUEUE } from '../../queues.ts'
import { findTrip, type Trip } from '../bookings/trip-view.ts'
import type { ArtifactsDeps } from './deps.ts'
import type { ArtifactTables } from './tables.ts'

export type ArtifactRow = Selectable<ArtifactTables['artifacts']>

/** Seconds between two looks at an artifact that is not ready: from 2 to 600, as it gets older. */
const pauseOf = (ageMs: number) => Math.min(600, Math.max(2, ageMs / 10_000))

type ArtifactDeps = Pick<ArtifactsDeps, 'db' | 'log'> & { readonly artifacts: Artifacts }

/**
 * The artifact of a trip: created on first use, then in the provider's state. Once per trip, however many callers ask
 * for it (OQ-46).
 */
export async function artifactOf(deps: ArtifactDeps, { booking, contract }: Trip): Promise<ArtifactRow> {
  const { artifacts, db } = deps
  const { trip_number } = booking
  await db
    .insertInto('artifacts')
    .values({ trip_number, provider_id: null, hash: null, link: null })
    .onConflict((conflict) => conflict.column('trip_number').doNothing())
    .execute()
  const row = await load(deps, trip_number)
  if (row.state !== 'pending') return row
  try {
    const minted = row.provider_id
      ? await artifacts.find(row.provider_id)
      : await artifacts.mint(optionsOf({ booking, contract }), trip_number)
    crashPoint('after-artifact-call')
    return await keep(deps, trip_number, minted)
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error
    deps.log.warn({ err: error, tripNumber: trip_number }, 'the artifact provider did not answer')
    return row
  }
}

const optionsOf = ({ booking, contract }: Pick<Trip, 'booking' | 'contract'>): NewArtifact => ({
  data: {
    hotelName: contract.hotel.name,
    checkIn: booking.check_in,
    nights: contract.lengthOfStay,
  },
  image: contract.hotel.images?.[0],
  price: money(booking.final_minor, booking.currency),
  price_full: contract.rate.price.finalStrikethrough,
})

const load = ({ db }: ArtifactDeps, tripNumber: string): Promise<ArtifactRow> =>
  db.selectFrom('artifacts').selectAll().where('trip_number', '=', tripNumber).executeTakeFirstOrThrow()

function keep({ db }: ArtifactDeps, tripNumber: string, minted: MintedArtifact): Promise<ArtifactRow> {
  const { id, state, hash = null, link = null } = minted
  return db
    .updateTable('artifacts')
    .set({ provider_id: id, state, hash, link })
    .where('trip_number', '=', tripNumber)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Job after every booking: creates the artifact and waits for its end, if there is a provider. */
export async function makeArtifact(
  parts: Pick<ArtifactsDeps, 'artifacts' | 'db' | 'log' | 'now'>,
  tripNumber: string,
): Promise<void> {
  const { artifacts } = parts
  if (!artifacts) return
  const deps = { ...parts, artifacts }
  const trip = await findTrip(deps.db, tripNumber)
  if (!trip) return
  const { state, created_at } = await artifactOf(deps, trip)
  if (state !== 'pending') return
  const inSeconds = pauseOf(deps.now().getTime() - created_at.getTime())
  await enqueue(deps.db, { queue: ARTIFACT_QUEUE, subject: tripNumber, inSeconds })
}
