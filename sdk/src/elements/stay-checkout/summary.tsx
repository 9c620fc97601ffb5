import { type Contract, largerThumbnail } from '@staykit/contract'
import { toBadgeDate } from '@staykit/domain'
import { Charges } from '../../features/booking-view/charges.tsx'
import { stayWords } from '../../features/booking-view/words.ts'
import { useWidget } from '../../runtime/widget.ts'

/** The side card: which hotel, when, which room, and what it costs. */
export function Summary({ contract }: { contract: Contract }) {
  const { t, settings } = useWidget()
  const { hotel } = contract
  const score = hotel.score
  const thumbnail = hotel.thumbnails[0]
  return (
    <aside part="summary" className="card col">
      <div className="mini">
        {thumbnail ? <img src={largerThumbnail(thumbnail)} alt="" /> : <span className="skel" />}
        <div>
          <h2 className="b">{hotel.name}</h2>
          <p className="sm muted">{hotel.location.display}</p>
          {score && (
            <p className="sm">
              {t('scored', {
                score: String(score.guestScore),
                words: score.scoreDescription ?? '',
                reviews: t('reviewCount', { count: score.guestScoreCount }),
              })}
            </p>
          )}
        </div>
      </div>
      <dl className="dates">
        {(['checkIn', 'checkOut'] as const).map((day) => (
          <div key={day}>
            <dt>{t(day)}</dt>
            <dd>
              {[toBadgeDate(contract[`${day}Date`], settings.locale), hotel[`${day}Time`]]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      <div className="sm">
        <p className="b">{contract.rate.title}</p>
        <p className="muted">
          {stayWords(contract, t)}, {t('nightCount', { count: contract.lengthOfStay })}
        </p>
      </div>
      <hr />
      <Charges contract={contract} />
    </aside>
  )
}
