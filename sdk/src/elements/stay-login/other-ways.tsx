import { useSheet, useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { View } from './form-rules.ts'
import { PasskeyLogin, type PasskeyLoginProps } from './passkey-login.tsx'
import { Platform } from './platform.tsx'
import sheet from './social.css'
import { Social, type SocialProps } from './social.tsx'

export interface OtherWaysProps extends SocialProps, PasskeyLoginProps {
  readonly view: View
}

/** The platform instead of the forms if it has the members, else the content below them. */
function Ways(props: OtherWaysProps) {
  return props.logins[0] === 'platform' ? <Platform /> : <Beside {...props} />
}

/** Ways to log in besides e-mail and password. */
function Beside({ view, logins, onEnter }: OtherWaysProps) {
  const { t } = useWidget()
  useSheet(sheet)
  const hasPasskeys = view === 'Login' && 'PublicKeyCredential' in globalThis
  if (!hasPasskeys && logins.length === 0) return null
  return (
    <div className="col g2">
      <p className="or sm muted">
        <span>{t('or')}</span>
      </p>
      {hasPasskeys && <PasskeyLogin onEnter={onEnter} />}
      {logins.length > 0 && <Social logins={logins} />}
    </div>
  )
}

/** With its texts; a lazy chunk of the single-file build. */
export async function loadOtherWays() {
  const { messages } = await import('@staykit/words/en/social-login')
  return withTexts({ 'social-login': messages }, Ways)
}
