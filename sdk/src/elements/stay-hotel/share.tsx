import type { Hotel } from '@staykit/contract'
import { detailsLink } from '@staykit/stores/brand/links'
import type { HotelQuery } from '@staykit/stores/hotel'
import { messages as savedTexts } from '@staykit/words/en/saved'
import { useState } from 'react'
import { shareOrCopy } from '../../features/share.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { shareIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'

interface ShareProps {
  readonly hotel: Hotel
  readonly query: HotelQuery
}

function ShareButton({ hotel: { id, name, location }, query }: ShareProps) {
  const { t, environment } = useWidget()
  const links = useBrandLinks()
  const [message, setMessage] = useState('')
  const share = async () => {
    const here = environment.navigation.href()
    const place = { type: 'city', id: location.cityID }
    const page = links.details === 'none' ? here : detailsLink(links, place, query, query.occupancy, id)
    const url = new URL(page, here).href
    setMessage('')
    const done = await shareOrCopy({ title: name, url })
    // Without a clipboard, the link is shown for copying.
    if (done) setMessage(done === 'copied' ? t(done) : url)
  }
  return (
    <>
      <button type="button" className="btn disc" aria-label={`${t('share')}: ${name}`} onClick={share}>
        <Icon d={shareIcon} />
        <span className="words" aria-hidden="true">
          {t('share')}
        </span>
      </button>
      <span className="said ok sm" role="status">
        {message}
      </span>
    </>
  )
}

/** Shares the hotel's page with its dates. */
export const Share = withTexts({ saved: savedTexts }, ShareButton)
