import type { Rate } from '@staykit/contract'
import { rateInformation } from '@staykit/stores/hotel'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { type Failure, useFailure } from '../use-failure.ts'

/** When the rate is gone, there is no information. */
const isAnswer = ({ status = 0 }: Failure) => status >= 400 && status < 500

/** The important information about a rate, loaded when it opens. */
export function RateInformation({ rate }: { rate: Rate }) {
  const { t } = useWidget()
  const client = useClient()
  const [information, setInformation] = useState<Rate['importantInformation']>()
  const [failure, setFailure] = useState<Failure>()
  const load = useCallback(() => {
    setFailure(undefined)
    rateInformation(client, rate).then(setInformation, (error: Failure) =>
      isAnswer(error) ? setInformation([]) : setFailure(error),
    )
  }, [client, rate])
  useEffect(load, [load])
  useFailure(failure, load)
  if (failure) {
    return <NotLoaded text={failureText(t, failure)} onRetry={load} />
  }
  if (information?.length === 0) return <p>{t('noInformation')}</p>
  return information?.map(({ title, content, lang }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: suppliers repeat titles
    <p key={index} lang={lang}>
      <b>{title}</b> {content.join(' ')}
    </p>
  ))
}
