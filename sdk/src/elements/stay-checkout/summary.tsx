import { type Contract, largerThumbnail } from '@staykit/contract'
import { clockText, listText, scoreWord, toBadgeDate } from '@staykit/domain'
import { Charges } from '../../features/booking-view/charges.tsx'
import { stayWords } from '../../features/booking-view/words.ts'
import { Photo } from '../../features/hotel/photo.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { MOBILE, useMedia } from '../../ui/use-media.ts'

/** The side card: hotel, dates, room and price; on a small screen above the form, collapsed to its total. */
export function Summary({ contract }: { contract: Contract }) {
  const { t } = useWidget()
  const isSmall = useMedia(MOBILE)
  if (!isSmall)
    return (
      <aside part="summary" className="card col">
        <Order contract={contract} />
      </aside>
    )
  return (
    <aside part="summary" className="card fold">
      <details>
        <summary className="row between">
          <span>
            <b className="b">{contract.hotel.name}</b>
            <span className="sm muted line closed">{t('showDetails')}</span>
            <span className="sm muted line opened">{t('hideDetails')}</span>
          </span>
          <b className="num">{contract.rate.price.formattedFinal}</b>
        </summary>
        <div className="col">
          <Order contract={contract} />
        </div>
      </details>
    </aside>
  )
}

function Order({ contract }: { contract: Contract }) {
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
        <p className="b">{contract.rate.title}</p>
        <p className="muted">
          {listText(
            [stayWords(contract, t), t('nightCount', { count: contract.lengthOfStay })],
            settings.locale,
          )}
        </p>
      </div>
      <hr />
      <Charges contract={contract} />
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
