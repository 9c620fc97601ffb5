import { $socialProblem, socialLoginUrls } from '@staykit/stores/social'
import { useEffect, useState } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Problem } from './problem.tsx'

/** Pages of the platform; the texts have the same names. */
const pages = ['login', 'registration', 'forgot_password'] as const

/** Login, registration and password reset are pages of the platform and return to this page (ACC-064, ACC-065). */
export function Platform() {
  const { t, settings, environment } = useWidget()
  const [urlOf, setUrlOf] = useState<(provider: string) => string>()
  useEffect(() => {
    socialLoginUrls({ environment, ...settings })
      .then((urls) => setUrlOf(() => urls))
      .catch(() => $socialProblem.set('failed'))
  }, [environment, settings])
  return (
    <section part="box" className="box card roomy col">
      <Heading level={2} className="h2">
        {t('login')}
      </Heading>
      <p className="muted">{t('platformLead')}</p>
      <Problem />
      {pages.map((page) => (
        <a key={page} className="btn block" href={urlOf?.(`platform/${page}`)}>
          {t(page)}
        </a>
      ))}
    </section>
  )
}
