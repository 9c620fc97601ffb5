import { useStore } from '@nanostores/react'
import type { SocialProblem } from '@staykit/contract'
import { $socialProblem, beginSocialLogin } from '@staykit/stores/social'
import { useEffect, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'

export interface SocialProps {
  /** Providers in the order of their buttons. */
  readonly logins: readonly string[]
}

const names: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }

const problems: Readonly<Record<SocialProblem, string>> = {
  refused: 'refused',
  'no-email': 'no-email',
  'known-email': 'known-email',
  failed: 'failed',
}

/** A button for each other provider, and why the last such login did not become one (ACC-060, ACC-061). */
export function Social({ logins }: SocialProps) {
  const { t, settings, environment } = useWidget()
  const { apiBase, refId } = settings
  const problem = useStore($socialProblem)
  const [leaving, setLeaving] = useState('')
  // A browser may keep this page as it was left: whoever comes back by Back can choose again.
  useEffect(() => {
    const back = () => setLeaving('')
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
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
      {problem && (
        <p className="note bad" role="alert">
          {t(problems[problem])}
        </p>
      )}
      {logins.map((login) => (
        <button
          key={login}
          type="button"
          className="btn block"
          disabled={leaving !== ''}
          onClick={() => leave(login)}
        >
          {t(leaving === login ? 'leaving' : 'with', { name: names[login] ?? login })}
        </button>
      ))}
    </div>
  )
}
