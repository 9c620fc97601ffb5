import { type Contract, largerThumbnail, SUPPLIER_LANGUAGE } from '@staykit/contract'
import { clockText, listText, scoreWord, toBadgeDate } from '@staykit/domain'
import { useId, useState } from 'react'
import { Charges } from '../../features/booking-view/charges.tsx'
import { stayWords } from '../../features/booking-view/words.ts'
import type { TripMovement } from '../../features/change/banner.tsx'
import { Photo } from '../../features/hotel/photo.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { downIcon } from '../../ui/icon/icons.ts'

interface SummaryProps {
  readonly contract: Contract
  readonly movement?: TripMovement | undefined
}

/** The side card: hotel, dates, room and price. Where there is one column, it is above the form, folded to its total. */
export function Summary({ contract, movement }: SummaryProps) {
  const { t, settings } = useWidget()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { hotel, rate } = contract
  const dates = [contract.checkInDate, contract.checkOutDate].map((day) => toBadgeDate(day, settings.locale))
  return (
    <aside part="summary" className="card fold">
      <button
        type="button"
        className="row between"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="thumb">
          <Photo src={hotel.thumbnails[0]} alt="" />
        </span>
        <span className="grow">
          <b className="b">{hotel.name}</b>
          <span className="sm muted line">{dates.join(' – ')}</span>
        </span>
        <b className="num">
          <bdi>{rate.price.formattedFinal}</bdi>
        </b>
        <Icon d={downIcon} />
        <span className="sr">{t(isOpen ? 'hideDetails' : 'showDetails')}</span>
      </button>
      <div id={id} className={isOpen ? 'col order' : 'col order closed'}>
        <Order contract={contract} movement={movement} />
      </div>
    </aside>
  )
}

function Order({ contract, movement }: SummaryProps) {
  const { t, settings } = useWidget()
  const { hotel } = contract
  const score = hotel.score
  const word = score && scoreWord(score.guestScore)
  const thumbnail = hotel.thumbnails[0]
  return (
    <>
      <div className="mini">
        <Photo src={largerThumbnail(thumbnail)} alt="" />
        <div>
          <Heading level={2} className="b">
            {hotel.name}
          </Heading>
          <p className="sm muted">{hotel.location.display}</p>
          {score && (
            <p className="sm">
              {t('scored', {
                score: String(score.guestScore),
                words: word ? t(`score.${word}`) : '',
                reviews: t('reviewCount', { count: score.guestScoreCount }),
              })}
            </p>
          )}
        </div>
      </div>
      <Dates contract={contract} />
      <div className="sm">
        <p className="b" lang={SUPPLIER_LANGUAGE}>
          {contract.rate.title}
        </p>
        <p className="muted">
          {listText(
            [stayWords(contract, t), t('nightCount', { count: contract.lengthOfStay })],
            settings.locale,
          )}
        </p>
      </div>
      <hr />
      <Charges contract={contract} movement={movement} />
    </>
  )
}

function Dates({ contract }: { contract: Contract }) {
  const { t, settings } = useWidget()
  return (
    <dl className="dates">
      {(['checkIn', 'checkOut'] as const).map((day) => (
        <div key={day}>
          <dt>{t(day)}</dt>
          <dd>
            {listText(
              [
                toBadgeDate(contract[`${day}Date`], settings.locale),
                clockText(contract.hotel[`${day}Time`] ?? '', settings.locale),
              ],
              settings.locale,
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
