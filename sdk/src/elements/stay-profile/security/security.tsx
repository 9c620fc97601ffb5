import { useStore } from '@nanostores/react'
import { createPasskeys } from '@staykit/stores/passkeys'
import { createSecurity } from '@staykit/stores/security'
import type { SessionStore } from '@staykit/stores/session'
import { messages as securityTexts } from '@staykit/words/en/security'
import { useMemo } from 'react'
import { ceremonies } from '../../../features/passkey/ceremonies.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../../runtime/widget.ts'
import { withTexts } from '../../../ui/with-texts.tsx'
import type { ProfileStores } from '../use-profile.ts'
import { Devices } from './devices.tsx'
import { EmailForm } from './email-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './security.css'

export interface SecurityProps extends Pick<ProfileStores, 'services'> {
  readonly session: SessionStore
}

/** The member's login methods and sessions (AQ-39: on the dashboard). */
function Section({ services, session }: SecurityProps) {
  const { t } = useWidget()
  useSheet(css)
  const security = useMemo(() => createSecurity({ client: services.client, session }), [services, session])
  const passkeys = useMemo(
    () => createPasskeys({ client: services.client, session, ceremonies }),
    [services, session],
  )
  const user = useStore(session.$user)
  const email = user?.email ?? ''
  return (
    <section part="security" className="card roomy col g6 steady" aria-labelledby="security">
      <Heading level={2} className="h2" id="security">
        {t('security')}
      </Heading>
      {/* Members of an external login have no password here, and their address is that of the login. */}
      {!user?.isAuthenticatedWithSocial && (
        <div className="pair">
          <PasswordForm security={security} email={email} />
          <EmailForm security={security} email={email} />
        </div>
      )}
      <Passkeys store={passkeys} />
      <Devices security={security} />
    </section>
  )
}

export const Security = withTexts({ security: securityTexts }, Section)
