import { signInByPasskey } from '@staykit/stores/passkeys'
import type { SessionStore } from '@staykit/stores/session'
import { useState } from 'react'
import { useClient } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'

export interface PasskeyLoginProps {
  /** Does the work as the form does its own; the work answers whether somebody is logged in. */
  readonly onEnter: (work: (session: SessionStore) => Promise<boolean>) => void
}

const words = {
  known: '',
  refused: 'passkeyRefused',
  cancelled: 'passkeyCancelled',
  impossible: 'passkeyImpossible',
} as const

/** One press, and the device asks for finger, face or pin: neither name nor password is typed. */
export function PasskeyLogin({ onEnter }: PasskeyLoginProps) {
  const { t, settings, environment } = useWidget()
  const client = useClient()
  const [problem, setProblem] = useState<(typeof words)[keyof typeof words]>('')
  const enter = async (session: SessionStore) => {
    const { ceremonies } = await import('../../features/passkey/ceremonies.ts')
    const { refId } = settings
    const outcome = await signInByPasskey({ client, environment, refId, session, ceremonies })
    if (outcome !== 'done') setProblem(words[outcome])
    return outcome === 'done'
  }
  return (
    <>
      {problem && (
        <p className="note bad" role="alert">
          {t(problem)}
        </p>
      )}
      <button
        type="button"
        part="passkey"
        className="btn block"
        onClick={() => {
          setProblem('')
          onEnter(enter)
        }}
      >
        {t('passkey')}
      </button>
    </>
  )
}
