import { messages as panels } from '@staykit/words/en/panels'
import { type ReactNode, useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { Layer } from './layer.tsx'

function Opener({ full, end, children }: { full?: boolean; end?: boolean; children?: ReactNode }) {
  const { t } = useWidget()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = (returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) anchor.current?.focus()
  }
  return (
    <div className={end ? 'row end' : 'row'}>
      <button
        ref={anchor}
        type="button"
        className="btn"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('guests')}
      </button>
      {isOpen && (
        <Layer
          anchor={anchor}
          label={t('guests')}
          onClose={close}
          {...(full ? { full, closeLabel: t('close') } : {})}
          {...(end ? { end } : {})}
        >
          <div className="panel col">
            {children ?? <p>{t('perRoom')}</p>}
            <button type="button" className="btn primary" onClick={() => close(true)}>
              {t('done')}
            </button>
          </div>
        </Layer>
      )}
    </div>
  )
}

export const page: GalleryPage = {
  texts: { panels },
  states: {
    default: () => <Opener />,
    atTheEnd: () => <Opener end />,
    wholeScreen: () => <Opener full />,
    longText: () => (
      <Opener>
        <p>{'Guests of all rooms together, children among them. '.repeat(8)}</p>
      </Opener>
    ),
  },
  keyboard: {
    'Enter, Space': 'open it; its first control takes the focus',
    Escape: 'closes it, and the focus is back at what it belongs to',
    Tab: 'out of it closes it',
  },
  keeps: ['PLT-047'],
}
