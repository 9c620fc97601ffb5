import type { Rate } from '@staykit/contract'
import { rateInformation } from '@staykit/stores/hotel'
import { useEffect, useState } from 'react'
import { useClient } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'

/** What a guest should know of a rate, asked for when it is opened. */
export function RateInformation({ rate }: { rate: Rate }) {
  const { t } = useWidget()
  const client = useClient()
  const [information, setInformation] = useState<Rate['importantInformation']>()
  useEffect(() => {
    rateInformation(client, rate).then(setInformation, () => setInformation([]))
  }, [client, rate])
  if (information?.length === 0) return <p>{t('noInformation')}</p>
  return information?.map(({ title, content }) => (
    <p key={title}>
      <b>{title}</b> {content.join(' ')}
    </p>
  ))
}
