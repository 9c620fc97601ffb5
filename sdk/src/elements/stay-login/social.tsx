import { $socialProblem, beginSocialLogin } from '@staykit/stores/social'
import { useState } from 'react'
import { useReturn } from '../../page/use-return.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Problem } from './problem.tsx'

export interface SocialProps {
  /** Providers in the order of their buttons. */
  readonly logins: readonly string[]
}

const nameOf = (login: string) => login.charAt(0).toUpperCase() + login.slice(1)

/** A button for each provider, and why the last such login failed (ACC-060, ACC-061). */
export function Social({ logins }: SocialProps) {
  const { t, settings, environment } = useWidget()
  const { apiBase, refId } = settings
  const [leaving, setLeaving] = useState('')
  useReturn(() => setLeaving(''))
  const leave = (login: string) => {
    setLeaving(login)
    $socialProblem.set(undefined)
    beginSocialLogin({ environment, apiBase, refId }, login).catch(() => {
      setLeaving('')
      $socialProblem.set('failed')
    })
  }
  return (
    <div part="social" className="col g2">
      <Problem />
      {logins.map((login) => (
        <button
          key={login}
          type="button"
          className="btn block"
          aria-disabled={leaving !== ''}
          onClick={() => leave(login)}
        >
          {t(leaving === login ? 'leaving' : 'with', { name: nameOf(login) })}
        </button>
      ))}
    </div>
  )
}
