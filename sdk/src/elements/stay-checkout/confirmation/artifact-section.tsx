import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import { createArtifacts } from '@staykit/stores/artifact'
import { messages as afterBookingTexts } from '@staykit/words/en/after-booking'
import { useEffect, useMemo } from 'react'
import { useNamedFailure } from '../../../features/use-failure.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { gemIcon } from '../../../ui/icon/icons.ts'
import { withTexts } from '../../../ui/with-texts.tsx'
import type { CheckoutStores } from '../use-checkout.ts'

/** The record of the booking (NFT): creating, created with its hash and link, or failed (HOT-219). */
function Section({ stores, booking }: { stores: CheckoutStores; booking: Contract }) {
  const { t, environment } = useWidget()
  const { client, brand, booking: store } = stores
  const artifacts = useMemo(() => createArtifacts({ client, environment }), [client, environment])
  const state = useStore(artifacts.$artifact)
  const brandState = useStore(brand.$brand)
  const { status, tripNumber } = booking
  useNamedFailure('ARTIFACT_FAILED', state.kind === 'failed' ? state.message : undefined)
  useEffect(() => {
    void artifacts.create({ status, tripNumber, capability: store.capability() })
    return artifacts.dispose
  }, [artifacts, status, tripNumber, store])

  if (state.kind === 'none') return null
  const email = brandState.status === 'ready' ? brandState.brand.supportEmail : ''
  return (
    <section className="card col g2" part="artifact">
      <Heading level={2} className="row h4">
        <Icon d={gemIcon} />
        {t('artifact')}
      </Heading>
      {state.kind === 'creating' && (
        <p className="row sm" role="status">
          <span className="spin" />
          {t('creating')}
        </p>
      )}
      {state.kind === 'failed' && (
        <p className="note bad" role="alert">
          <span>
            {t('artifactFailed')} <a href={`mailto:${email}`}>{email}</a>
          </span>
        </p>
      )}
      {state.kind === 'created' && <Created {...state.artifact} />}
    </section>
  )
}

function Created({ hash, link }: { readonly hash: string; readonly link: string }) {
  const { t } = useWidget()
  return (
    <>
      <p className="sm" role="status">
        {t('created')}. <span className="muted">{t('artifactLead')}</span>
      </p>
      <dl className="sm">
        <dt className="muted">{t('artifactStatus')}</dt>
        <dd>{t('artifactCreated')}</dd>
      </dl>
      <details className="sm small-print">
        <summary>{t('hash')}</summary>
        <p className="mono">{hash}</p>
      </details>
      {/^https?:/.test(link) && (
        <a className="link" href={link} target="_blank" rel="noreferrer">
          {t('seeArtifact')}
        </a>
      )}
    </>
  )
}

export const ArtifactSection = withTexts({ 'after-booking': afterBookingTexts }, Section)
