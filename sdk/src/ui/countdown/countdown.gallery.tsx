import { messages as bitcoin } from '@staykit/words/en/bitcoin'
import { useEffect, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { Countdown } from './countdown.tsx'

const WHOLE_MS = 600_000

function Left({ start, label, runs }: { start: number; label?: string; runs?: boolean }) {
  const { t } = useWidget()
  const [ms, tick] = useState(start)
  useEffect(() => {
    if (!runs || ms <= 0) return
    const timer = setTimeout(() => tick(ms - 1000), 1000)
    return () => clearTimeout(timer)
  }, [ms, runs])
  return (
    <div className="col">
      <Countdown ms={ms} whole={WHOLE_MS} label={label ?? t('left')} />
    </div>
  )
}

export const page: GalleryPage = {
  texts: { bitcoin },
  states: {
    default: () => <Left start={WHOLE_MS - 5000} runs />,
    overItsTime: () => <Left start={605_000} />,
    empty: () => <Left start={0} />,
    longText: () => (
      <Left
        start={61_000}
        label="left until the amount in bitcoin is no longer good and a new one is needed"
      />
    ),
  },
  keeps: ['PLT-048', 'PLT-049'],
}
