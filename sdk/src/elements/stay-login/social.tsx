import { $socialProblem, beginSocialLogin } from '@staykit/stores/social'
import { useEffect, useState } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { Platform } from './platform.tsx'
import { Problem } from './problem.tsx'
import sheet from './social.css'

export interface SocialProps {
  /** Providers in the order of their buttons. */
  readonly logins: readonly string[]
}

const nameOf = (login: string) => login.charAt(0).toUpperCase() + login.slice(1)

/** The platform in place of the forms where it is the first, else a button for each other provider below them. */
function Logins(props: SocialProps) {
  return props.logins[0] === 'platform' ? <Platform /> : <Buttons {...props} />
}

/** A button for each other provider, and why the last such login did not become one (ACC-060, ACC-061). */
function Buttons({ logins }: SocialProps) {
  useSheet(sheet)
  const { t, settings, environment } = useWidget()
  const { apiBase, refId } = settings
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
      <p className="or sm muted">
        <span>{t('or')}</span>
      </p>
      <Problem />
      {logins.map((login) => (
        <button
          key={login}
          type="button"
          className="btn block"
          disabled={leaving !== ''}
          onClick={() => leave(login)}
        >
          {t(leaving === login ? 'leaving' : 'with', { name: nameOf(login) })}
        </button>
      ))}
    </div>
  )
}

/** With its texts, which the single file leaves beside itself. */
export async function loadSocial() {
  const { messages } = await import('../../messages/en-US/social-login.ts')
  return withTexts({ 'social-login': messages }, Logins)
}
