import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { pinIcon } from '../../ui/icon/icons.ts'

interface Position {
  readonly lat: number
  readonly lng: number
}

interface DirectionsProps {
  readonly to: Position
  /** Without it the way begins where the traveller is. */
  readonly from?: Position
  readonly text: 'directions' | 'airportRoute'
}

/** The way to the hotel, in the maps of the device. https://developers.google.com/maps/documentation/urls/get-started */
export function Directions({ to, from, text }: DirectionsProps) {
  const { t } = useWidget()
  const origin = from ? `&origin=${from.lat},${from.lng}` : ''
  const url = `https://www.google.com/maps/dir/?api=1${origin}&destination=${to.lat},${to.lng}`
  return (
    <a className="btn" href={url} target="_blank" rel="noreferrer">
      <Icon d={pinIcon} />
      {t(text)}
    </a>
  )
}
