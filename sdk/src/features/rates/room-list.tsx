import type { Rate } from '@staykit/contract'
import { type Access, type Money, subtract } from '@staykit/domain'
import type { HotelQuery, RoomRates } from '@staykit/stores/hotel'
import type { MouseEvent } from 'react'
import { isLocked, keyOf } from './choice.ts'
import { LockedLine, RateLine } from './rate-line.tsx'
import { RoomCard } from './room-card.tsx'

interface RoomListProps {
  readonly rooms: readonly RoomRates[]
  readonly query: HotelQuery
  readonly access: Access
  readonly name: string
  readonly chosen: Rate | undefined
  readonly changed?: ReadonlyMap<string, Money>
  readonly onChoose?: (rate: Rate) => void
  readonly onLocked?: (rate: Rate, event: MouseEvent) => void
}

const nothing = () => {}

/** What a rate costs more than the cheapest one of its room. */
function dearerThan({ price }: Rate, cheapest: Rate | undefined): Money | undefined {
  if (!cheapest || price.final.currency !== cheapest.price.final.currency) return undefined
  const more = subtract(price.final, cheapest.price.final)
  return more.minor > 0 ? more : undefined
}

/** Rooms with their rates as choices of one group; of the locked rates of a room only the cheapest shows. */
export function RoomList({
  rooms,
  query,
  access,
  name,
  chosen,
  changed,
  onChoose = nothing,
  onLocked = nothing,
}: RoomListProps) {
  return rooms.map((room, index) => {
    const open = room.rates.filter((rate) => !isLocked(rate, access))
    const locked = room.rates.find((rate) => isLocked(rate, access))
    return (
      <RoomCard key={room.code} room={room}>
        {open.map((rate, at) => (
          <RateLine
            key={keyOf(rate)}
            rate={rate}
            query={query}
            name={name}
            isChosen={chosen !== undefined && keyOf(chosen) === keyOf(rate)}
            isFirst={index === 0 && at === 0}
            before={changed?.get(keyOf(rate))}
            dearer={dearerThan(rate, open[0])}
            onChoose={() => onChoose(rate)}
          />
        ))}
        {locked && <LockedLine rate={locked} room={room.title} onOpen={(event) => onLocked(locked, event)} />}
      </RoomCard>
    )
  })
}
