import type { GalleryPage } from '../../ui/gallery-page.ts'
import { Ride } from './ride.tsx'

const hotel = {
  name: 'Casa do Miradouro',
  address: 'Rua da Graça 12, Lisbon',
  geo: { lat: 38.71, lng: -9.13 },
}

export const page: GalleryPage = {
  states: {
    default: () => <Ride hotel={hotel} />,
    fromWhereOneIs: () => <Ride hotel={hotel} pickup={{ lat: 38.72, lng: -9.15 }} />,
    empty: () => (
      <p className="muted">
        Without its place there is no ride.
        <Ride hotel={{ ...hotel, geo: undefined }} />
      </p>
    ),
  },
  keyboard: { Enter: 'leaves for the ride, in a window of its own' },
  keeps: ['PLT-042'],
}
