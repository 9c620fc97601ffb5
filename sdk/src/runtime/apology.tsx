import { catalogueOf } from '../messages/catalogue.ts'
import { messages as apologyTexts } from '../messages/en-US/apology.ts'
import { translator } from '../messages/translate.ts'
import { useMessages } from './element-root.tsx'
import { useWidget } from './widget.ts'

const catalogue = catalogueOf({ apology: apologyTexts })

/** In place of a component that threw: an apology, and a way to have it anew. Its code comes when it is needed. */
export function Apology({ onAgain }: { onAgain: () => void }) {
  const { locale, words } = useWidget().settings
  const messages = useMessages(catalogue, locale)
  if (!messages) return null
  const t = translator({ ...messages, ...words }, locale)
  return (
    <div className="empty" role="alert">
      <p>{t('sorry')}</p>
      <button type="button" className="btn" onClick={onAgain}>
        {t('mountAnew')}
      </button>
    </div>
  )
}
