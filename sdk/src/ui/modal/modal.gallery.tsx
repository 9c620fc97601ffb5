import { messages as panels } from '@staykit/words/en/panels'
import { messages as reviews } from '@staykit/words/en/reviews'
import { type ReactNode, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { Modal } from './modal.tsx'

function Opener({ title, alert, children }: { title?: string; alert?: boolean; children: ReactNode }) {
  const { t } = useWidget()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const text = title ?? t('guests')
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
      </button>
      {isOpen && (
        <Modal title={text} closeLabel={t('close')} onClose={close} {...(alert ? { alert } : {})}>
          {children}
          <div className="modal-acts">
            <button type="button" className="btn primary" onClick={close}>
              {t('done')}
            </button>
          </div>
        </Modal>
      )}
    </>
  )
}

const Lines = () => {
  const { t } = useWidget()
  return <p>{t('perRoom')}</p>
}

const long = 'The room that you have chosen is held for you until the payment is complete. '

export const page: GalleryPage = {
  texts: { panels, reviews },
  states: {
    default: () => (
      <Opener>
        <Lines />
      </Opener>
    ),
    decision: () => (
      <Opener alert title="Cancel the booking?">
        <p>What was paid goes back to the card.</p>
      </Opener>
    ),
    empty: () => {
      const { t } = useWidget()
      return (
        <Opener title="Guest reviews">
          <p className="muted">{t('noReviews')}</p>
        </Opener>
      )
    },
    loading: () => {
      const { t } = useWidget()
      return (
        <Opener title="Reviews on their way">
          <p className="loading" role="status">
            <span className="spin" />
            {t('loadingReviews')}
          </p>
        </Opener>
      )
    },
    longText: () => (
      <Opener title="A heading that needs more than the one line that it would have on a wide screen">
        <p>{long.repeat(14)}</p>
      </Opener>
    ),
  },
  keyboard: {
    Tab: 'stays inside the dialog while it is open',
    Escape: 'closes it, and the focus is back where it was',
  },
}
