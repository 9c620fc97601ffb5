import { messages as socialTexts } from '../../messages/en-US/social-login.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { View } from './form-rules.ts'
import { PasskeyLogin, type PasskeyLoginProps } from './passkey-login.tsx'
import sheet from './social.css'
import { Social, type SocialProps } from './social.tsx'

export interface OtherWaysProps extends SocialProps, PasskeyLoginProps {
  readonly view: View
}

/** Ways in beside e-mail and password. */
function Ways({ view, logins, onEnter }: OtherWaysProps) {
  const { t } = useWidget()
  useSheet(sheet)
  // A page without a secure context has none, and neither have a few browsers.
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

export const OtherWays = withTexts({ 'social-login': socialTexts }, Ways)
