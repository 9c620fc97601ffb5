import type { ReactNode } from 'react'

/** The button of a form, and the result of the last submit. */
export function Outcome({
  done,
  trouble,
  children,
}: {
  readonly done: string
  readonly trouble: string
  readonly children: ReactNode
}) {
  return (
    <div className="row wrap" aria-live="polite">
      {children}
      {done && <span className="ok b">{done}</span>}
      {trouble && <span className="error">{trouble}</span>}
    </div>
  )
}
