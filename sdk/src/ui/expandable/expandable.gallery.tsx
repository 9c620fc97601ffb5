import { messages as parts } from '@staykit/words/en/hotel-parts'
import { messages as panels } from '@staykit/words/en/panels'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { Expandable } from './expandable.tsx'

const sentence =
  'The house stands above the river, ten minutes on foot from the station and two from the tram. '

function Words({ times }: { times: number }) {
  const { t } = useWidget()
  return (
    <Expandable>
      <p>{`${t('maxNights')} `.repeat(times)}</p>
    </Expandable>
  )
}

export const page: GalleryPage = {
  texts: { 'hotel-parts': parts, panels },
  states: {
    default: () => <Words times={90} />,
    short: () => <Words times={3} />,
    longText: () => (
      <Expandable>
        {['one', 'two', 'three'].map((name) => (
          <p key={name} className="measure">
            {sentence.repeat(12)}
          </p>
        ))}
      </Expandable>
    ),
  },
  keyboard: { 'Enter, Space': 'on the button show all of it, and cut it again' },
  keeps: ['PLT-051'],
}
