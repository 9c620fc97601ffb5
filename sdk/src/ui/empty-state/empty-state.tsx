import type { ReactNode } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../icon/icon.tsx'

interface EmptyStateProps {
  icon: string
  title: string
  hint?: string | undefined
  /** Shows the offline message instead when the browser is offline. */
  mayBeOffline?: boolean
  /** A text that changes, in a live region of its own. */
  note?: ReactNode
  /** Actions. */
  children?: ReactNode
}

/** An empty state: what happened, and one action. */
export function EmptyState({ icon, title, hint, mayBeOffline, note, children }: EmptyStateProps) {
  const { t } = useWidget()
  const [text, more] = mayBeOffline && !navigator.onLine ? [t('offline'), t('offlineHint')] : [title, hint]
  return (
    <div className="empty" role="alert">
      <Icon d={icon} />
      <Heading level={3} className="h4">
        {text}
      </Heading>
      {more && <p className="muted">{more}</p>}
      {note}
      {children && <div className="row wrap">{children}</div>}
    </div>
  )
}
