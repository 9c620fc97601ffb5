import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../icon/icon.tsx'
import { backIcon, forwardIcon } from '../icon/icons.ts'
import { pageNumbers } from './page-numbers.ts'
import css from './pages.css'

interface PagesProps {
  label: string
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Page numbers, at most four, between Prev and Next. */
export function Pages({ label, page, pages, onPage }: PagesProps) {
  const { t } = useWidget()
  useSheet(css)
  if (pages < 2) return null
  const step = (to: number, label: string, d: string) => (
    <button
      type="button"
      className="btn icon"
      aria-label={label}
      aria-disabled={to < 1 || to > pages}
      onClick={() => onPage(to)}
    >
      <Icon d={d} className="flip" />
    </button>
  )
  return (
    <nav className="pages" part="pages" aria-label={label}>
      {step(page - 1, t('previousPage'), backIcon)}
      {pageNumbers(page, pages).map((number) =>
        number > 0 ? (
          <button
            key={number}
            type="button"
            className={number === page ? 'btn icon primary' : 'btn icon'}
            aria-label={t('page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ) : (
          <span key={number} className="muted">
            …
          </span>
        ),
      )}
      {step(page + 1, t('nextPage'), forwardIcon)}
    </nav>
  )
}
