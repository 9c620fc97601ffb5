import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface EmptyStateProps {
  icon: string
  title: string
  hint?: string | undefined
  /** Ways on. */
  children?: ReactNode
}

/** A state without content: what happened, and one way on. */
export function EmptyState({ icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className="empty" role="alert">
      <Icon d={icon} />
      <h3 className="h4">{title}</h3>
      {hint && <p className="muted">{hint}</p>}
      {children && <div className="row wrap">{children}</div>}
    </div>
  )
}
