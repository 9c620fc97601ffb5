import { useStore } from '@nanostores/react'
import type { MemberSession } from '@staykit/contract'
import type { SecurityStore } from '@staykit/stores/security'
import { useEffect } from 'react'
import { useFailure } from '../../../features/use-failure.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { NotLoaded } from '../../../ui/not-loaded/not-loaded.tsx'

/** The member's sessions by device, with a button to end each. */
export function Devices({ security }: { readonly security: SecurityStore }) {
  const { t } = useWidget()
  const state = useStore(security.$sessions)
  const ending = useStore(security.$ending)
  useEffect(() => void security.loadSessions(), [security])
  useFailure(state.kind === 'error' ? state.error : undefined, security.loadSessions)
  if (state.kind === 'error')
    return <NotLoaded text={t('devicesFailed')} error={state.error} onRetry={security.loadSessions} />
  const sessions = state.kind === 'ready' ? state.sessions : []
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <section part="devices" className="col" aria-busy={state.kind === 'loading'}>
      <Heading level={3} className="h3">
        {t('devices')}
      </Heading>
      <ul className="col g2">
        {sessions.map((session) => (
          <Device key={session.id} session={session} onEnd={() => security.endSession(session.id)} />
        ))}
      </ul>
      {ending.kind === 'error' && (
        <p className="note bad" role="alert">
          {t('endFailed')}
        </p>
      )}
      <div className="row wrap">
        {others.length > 0 && (
          <button type="button" className="btn" onClick={() => security.endSession()}>
            {t('logOutOthers')}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={security.logOutEverywhere}>
          {t('logOutEverywhere')}
        </button>
      </div>
    </section>
  )
}

function Device({ session, onEnd }: { readonly session: MemberSession; readonly onEnd: () => void }) {
  const { t, settings } = useWidget()
  const { browser, system, country, lastSeenAt, isThis } = session
  const name = browser && system ? t('device', { browser, system }) : browser || system || t('unknownDevice')
  const place = country && new Intl.DisplayNames(settings.locale, { type: 'region' }).of(country)
  const date = new Intl.DateTimeFormat(settings.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(lastSeenAt),
  )
  return (
    <li part="device" className="row between wrap">
      <div className="col g1">
        <span className="b">{name}</span>
        <span className="sm muted">
          {[place, isThis ? t('thisDevice') : t('lastSeen', { date })].filter(Boolean).join(' · ')}
        </span>
      </div>
      {!isThis && (
        <button
          type="button"
          className="btn quiet"
          aria-label={`${t('logOutDevice')}: ${name}`}
          onClick={onEnd}
        >
          {t('logOutDevice')}
        </button>
      )}
    </li>
  )
}
