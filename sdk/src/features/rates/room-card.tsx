import type { BedKind } from '@staykit/contract'
import { bedKinds, SUPPLIER_LANGUAGE } from '@staykit/contract'
import { listText } from '@staykit/domain'
import type { RoomRates } from '@staykit/stores/hotel'
import { type ReactNode, useId, useState } from 'react'
import { sayNamed } from '../../messages/translate.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { bedIcon, eyeIcon, imageIcon, peopleIcon, sizeIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { Photo } from '../hotel/photo.tsx'
import { Strip } from '../pictures/strip.tsx'

const Viewer = lazy(() => import('../pictures/viewer.tsx').then((module) => module.Viewer))

/** A room: its picture, beds, size and view, beside its rates. A placeholder has the space of pictures that are broken. */
export function RoomCard({ room, children }: { readonly room: RoomRates; readonly children: ReactNode }) {
  const { t } = useWidget()
  const id = useId()
  const [broken, setBroken] = useState<readonly string[]>([])
  const [open, setOpen] = useState<string>()
  const [place, setPlace] = useState(0)
  const { title } = room
  const all = room.images ?? []
  const pictures = all.filter((src) => !broken.includes(src))
  const [first] = pictures
  const drop = (src: string) => setBroken((before) => [...before, src])
  return (
    <article className={all.length > 0 ? 'room' : 'room nopic'} part="room" aria-labelledby={id}>
      {first && (
        <div className={pictures.length > 1 ? 'room-pic' : 'room-pic one'}>
          <Strip label={t('roomPictures', { count: pictures.length, name: title })} onPlace={setPlace}>
            {pictures.map((src) => (
              <Photo
                key={src}
                src={smaller(src)}
                alt=""
                onBroken={() => drop(src)}
                onClick={() => setOpen(src)}
              />
            ))}
          </Strip>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(pictures[place] ?? first)}>
            {/* Not an aria-label: the dual of Arabic contains no number, and a label must contain the visible text. */}
            <b className="sr">{t('roomPictures', { count: pictures.length, name: title })}</b>
            <span className="disc" aria-hidden="true">
              <Icon d={imageIcon} />
              <span className="at">{Math.min(place, pictures.length - 1) + 1} / </span>
              {pictures.length}
            </span>
          </button>
        </div>
      )}
      {!first && all.length > 0 && (
        <span className="room-pic">
          <Photo src={undefined} alt="" />
        </span>
      )}
      <div className="room-name">
        <Heading level={3} className="h4" id={id}>
          <span lang={SUPPLIER_LANGUAGE}>{title}</span>
        </Heading>
        {room.rates.some(({ isSellingOut }) => isSellingOut) && (
          <span className="tag save">{t('sellingOut')}</span>
        )}
      </div>
      <Facts room={room} />
      <div className="lines">{children}</div>
      {open && (
        <Viewer
          name={title}
          photos={pictures.map((src) => ({ src }))}
          start={open}
          onDrop={drop}
          onClose={() => setOpen(undefined)}
        />
      )}
    </article>
  )
}

/** Half of the gallery's width is enough for a card; addresses without a width stay as they are. */
const smaller = (src: string) => src.replace('/1200/', '/300/')

const isKind = (kind: string): kind is BedKind => (bedKinds as readonly string[]).includes(kind)

function Facts({ room }: { readonly room: RoomRates }) {
  const { t, settings } = useWidget()
  const { locale } = settings
  const { beds = [], size, sleeps, view, title, rates } = room
  const bedding = beds.map(({ kind, count }) =>
    isKind(kind) ? t(`bed.${kind}`, { count }) : sayNamed(t, `bed.${kind}`, `${count} × ${kind}`),
  )
  const [described] = rates
  const facts = [
    bedding.length > 0 && ([bedIcon, listText(bedding, locale)] as const),
    size && ([sizeIcon, sizeText(t, size, locale)] as const),
    sleeps && ([peopleIcon, t('sleeps', { count: sleeps })] as const),
    view && !title.includes(view) && ([eyeIcon, view] as const),
    bedding.length === 0 && described?.description && ([bedIcon, described.description] as const),
  ].filter((fact) => typeof fact === 'object')
  return (
    <ul className="room-facts">
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon d={icon} />
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

const SQUARE_FEET = 10.7639

/** Square feet in the United States, square metres elsewhere. */
const sizeText = (t: ReturnType<typeof useWidget>['t'], size: number, locale: string) =>
  locale.endsWith('-US')
    ? t('roomSizeFeet', { size: Math.round(size * SQUARE_FEET) })
    : t('roomSize', { size })
