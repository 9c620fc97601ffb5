import { followLink } from '../../page/navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { heartIcon } from '../../ui/icon/icons.ts'

/** Placeholder of a list that loads. */
export function ListSkeleton() {
  const { t } = useWidget()
  return (
    <div className="cards" role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((card) => (
        <div key={card} className="saved">
          <div className="pic skel" />
          <div className="col g2 about">
            <div className="skel" />
            <div className="skel" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** An empty list, with a hint how to add hotels. */
export function NoHotels() {
  const { t } = useWidget()
  return (
    <div className="card empty">
      <Icon d={heartIcon} />
      <Heading level={2} className="h4">
        {t('empty')}
      </Heading>
      <p className="muted">{t('emptyHint')}</p>
      <ToSearch />
    </div>
  )
}

/** The link to the search on a page without hotels. */
export function ToSearch() {
  const widget = useWidget()
  const home = useLinks().to('home')
  return (
    <a className="btn primary" href={home} onClick={(event) => followLink(widget, 'home', home, event)}>
      {widget.t('search')}
    </a>
  )
}
