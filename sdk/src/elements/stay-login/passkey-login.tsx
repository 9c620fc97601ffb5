import { signInByPasskey } from '@staykit/stores/passkeys'
import type { SessionStore } from '@staykit/stores/session'
import { useState } from 'react'
import { useClient } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'

export interface PasskeyLoginProps {
  /** Runs an action as the form does; the action returns whether the user is logged in. */
  readonly onEnter: (work: (session: SessionStore) => Promise<boolean>) => void
}

const words = {
  known: '',
  refused: 'passkeyRefused',
  cancelled: 'passkeyCancelled',
  impossible: 'passkeyImpossible',
} as const

/** One click, and the device asks for fingerprint, face or PIN; no name or password is typed. */
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
