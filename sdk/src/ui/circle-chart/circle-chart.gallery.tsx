import { messages as parts } from '@staykit/words/en/hotel-parts'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { CircleChart } from './circle-chart.tsx'

function Score({ value }: { value: number }) {
  const { t, settings } = useWidget()
  const text = value.toLocaleString(settings.locale, { minimumFractionDigits: 1 })
  return <CircleChart value={value} text={text} label={t('scoreOf', { score: text })} />
}

export const page: GalleryPage = {
  texts: { 'hotel-parts': parts },
  states: {
    default: () => <Score value={8.5} />,
    empty: () => <Score value={0} />,
    low: () => <Score value={2.4} />,
    full: () => <Score value={10} />,
  },
  keeps: ['PLT-059'],
}
