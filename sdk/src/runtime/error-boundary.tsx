import { messages as apologyTexts } from '@staykit/words/en/apology'
import type { Component } from 'react'
import { catalogueOf } from '../messages/catalogue.ts'
import { translator } from '../messages/translate.ts'
import { type Replacement, useMessages } from './element-root.tsx'
import { useWidget } from './widget.ts'

const catalogue = catalogueOf({ apology: apologyTexts })

function ErrorMessage({ onAgain }: { onAgain: () => void }) {
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

/** Error boundary: shows a message and a retry button in place of a component that threw. */
export function showError(boundary: Component<object, Replacement>): void {
  const onAgain = () => boundary.setState({ content: undefined })
  boundary.setState({ content: <ErrorMessage onAgain={onAgain} /> })
}
