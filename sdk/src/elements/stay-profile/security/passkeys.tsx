import { useStore } from '@nanostores/react'
import type { Passkey } from '@staykit/contract'
import type { PasskeyAttempt, PasskeysStore } from '@staykit/stores/passkeys'
import { useEffect } from 'react'
import { useFailure } from '../../../features/use-failure.ts'
import type { Translate } from '../../../messages/translate.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { NotLoaded } from '../../../ui/not-loaded/not-loaded.tsx'
import { Outcome } from './outcome.tsx'

/** The member's passkeys, and a button to add one; without WebAuthn, passkeys can only be removed. */
export function Passkeys({ store }: { readonly store: PasskeysStore }) {
  const { t } = useWidget()
  const state = useStore(store.$passkeys)
  const attempt = useStore(store.$attempt)
  useEffect(() => void store.load(), [store])
  useFailure(state.kind === 'error' ? state.error : undefined, store.load)
  if (state.kind === 'error')
    return <NotLoaded text={t('passkeysFailed')} error={state.error} onRetry={store.load} />
  const passkeys = state.kind === 'ready' ? state.passkeys : []
  const canAdd = 'PublicKeyCredential' in globalThis
  if (!canAdd && passkeys.length === 0) return null
  return (
    <section part="passkeys" className="col" aria-busy={state.kind === 'loading'} aria-labelledby="passkeys">
      <Heading level={3} className="h3" id="passkeys">
        {t('passkeys')}
      </Heading>
      <p className="sm muted">{t('passkeysLead')}</p>
      {passkeys.length > 0 && (
        <ul className="col g2">
          {passkeys.map((passkey) => (
            <Item key={passkey.id} passkey={passkey} onRemove={() => store.remove(passkey.id)} />
          ))}
        </ul>
      )}
      <Outcome done={attempt.kind === 'added' ? t('passkeyAdded') : ''} trouble={troubleOf(attempt, t)}>
        {canAdd && (
          <button type="button" className="btn" aria-disabled={attempt.kind === 'busy'} onClick={store.add}>
            {t('addPasskey')}
          </button>
        )}
      </Outcome>
    </section>
  )
}

function troubleOf(attempt: PasskeyAttempt, t: Translate): string {
  if (attempt.kind === 'known') return t('passkeyKnown')
  if (attempt.kind === 'impossible') return t('passkeyImpossible')
  if (attempt.kind !== 'error') return ''
  const { error } = attempt
  return failureText(t, error)
}

function Item({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const { t, settings } = useWidget()
  const { browser, system, host, createdAt, usedAt } = passkey
  const name = browser && system ? t('device', { browser, system }) : browser || system || t('unknownDevice')
  const day = (at: string) =>
    new Intl.DateTimeFormat(settings.locale, { dateStyle: 'medium' }).format(new Date(at))
  const facts = [
    t('passkeyOn', { host, date: day(createdAt) }),
    usedAt && t('passkeyUsed', { date: day(usedAt) }),
  ]
  return (
    <li part="passkey" className="row between wrap">
      <div className="col g1">
        <span className="b">{name}</span>
        <span className="sm muted">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <button
        type="button"
        className="btn quiet"
        aria-label={`${t('removePasskey')}: ${name}`}
        onClick={onRemove}
      >
        {t('removePasskey')}
      </button>
    </li>
  )
}
