import { SUPPLIER_LANGUAGE } from '@staykit/contract'
import { nightsOf } from '@staykit/domain'
import { shownTotal } from '@staykit/stores/hotel'
import { useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { downIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import css from './choice.css'
import { BookNow, type ChoiceProps } from './choice-card.tsx'
import { labelOf } from './terms.ts'

const ChoiceSheet = lazy(() => import('./choice-sheet.tsx').then((module) => module.ChoiceSheet))

/** The chosen rate where the card has no space: its total, which opens the card, and Book Now. */
export function BuyBar(props: ChoiceProps) {
  useSheet(css)
  const { t, settings } = useWidget()
  const [isOpen, setOpen] = useState(false)
  const { choice } = props
  const { rate, room, before } = choice
  const total = shownTotal(rate.price.final, settings.locale)
  const terms = (
    <>
      <span lang={SUPPLIER_LANGUAGE}>{room.title}</span> · {labelOf(t, rate)}
    </>
  )
  return (
    <div className="buybar" part="bar">
      <button type="button" className="sumb" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          <b className="now">{total}</b>
          {before && <s className="sm muted">{shownTotal(before, settings.locale)}</s>}
          <small>{t('nights', { count: nightsOf(props.query) })}</small>
          <span className="sr">{t('allIn')}</span>
          <Icon d={downIcon} className="up" />
        </span>
        <span className="what">{terms}</span>
      </button>
      <span className="sr" aria-live="polite">
        {terms}, {total}
      </span>
      <BookNow choice={choice} className="" />
      {isOpen && <ChoiceSheet {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}
