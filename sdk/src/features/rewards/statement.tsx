import { useStore } from '@nanostores/react'
import { movementKinds } from '@staykit/contract'
import { listText } from '@staykit/domain'
import { createStatement, type Movement, type StatementStore } from '@staykit/stores/profile'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { fileIcon } from '../../ui/icon/icons.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { useFailure } from '../use-failure.ts'
import type { RewardsProps } from './rewards-panel.tsx'
import { saveStatement } from './statement-file.ts'

/** The history of the points: earned by trips, removed by cancellations, and the balance after each movement. */
export function Statement({ services: { client }, userId }: Pick<RewardsProps, 'services' | 'userId'>) {
  const { t } = useWidget()
  const statement = useMemo(() => createStatement({ client, userId }), [client, userId])
  const state = useStore(statement.$statement)
  useEffect(() => void statement.load(), [statement])
  useFailure(state.kind === 'error' ? state.error : undefined, statement.load)
  return (
    <section part="statement" className="col" aria-labelledby="statement">
      <Heading level={3} className="h4" id="statement">
        {t('statement')}
      </Heading>
      <Kinds statement={statement} />
      {state.kind === 'loading' && (
        <div className="skel movement" role="status" aria-label={t('statementLoading')} />
      )}
      {state.kind === 'error' && (
        <NotLoaded text={t('statementFailed')} error={state.error} onRetry={statement.load} />
      )}
      {state.kind === 'ready' && state.total === 0 && <p className="card muted">{t('statementEmpty')}</p>}
      {state.kind === 'ready' && state.total > 0 && (
        <Movements statement={statement} movements={state.movements} total={state.total} />
      )}
    </section>
  )
}

/** Filter of the movements. */
function Kinds({ statement }: { readonly statement: StatementStore }) {
  const { t } = useWidget()
  const of = useStore(statement.$of)
  return (
    <fieldset className="row wrap kinds" aria-label={t('statementOf')}>
      {[undefined, ...movementKinds].map((kind) => (
        <button
          key={kind ?? 'all'}
          type="button"
          className="btn"
          aria-pressed={of === kind}
          onClick={() => void statement.show(kind)}
        >
          {t(`kind.${kind ?? 'all'}`)}
        </button>
      ))}
    </fieldset>
  )
}

interface MovementsProps {
  readonly statement: StatementStore
  readonly movements: readonly Movement[]
  readonly total: number
}

function Movements({ statement, movements, total }: MovementsProps) {
  const { t, settings } = useWidget()
  const number = (value: number) => value.toLocaleString(settings.locale)
  return (
    <>
      <ul className="col g2">
        {movements.map((movement) => (
          <Row key={`${movement.tripNumber} ${movement.kind} ${movement.time}`} movement={movement} />
        ))}
      </ul>
      <p className="sm muted" role="status">
        {t('statementShown', { count: number(movements.length), total: number(total) })}
      </p>
      <div className="row wrap">
        {movements.length < total && <Press run={statement.more}>{t('statementMore')}</Press>}
        <Press
          run={async () => {
            const kinds = Object.fromEntries(movementKinds.map((kind) => [kind, t(`kind.${kind}`)]))
            const columns = (['date', 'hotel', 'trip', 'kind', 'points', 'balance'] as const).map((name) =>
              t(`column.${name}`),
            )
            saveStatement(await statement.all(), columns, (kind) => kinds[kind] ?? kind)
          }}
        >
          <Icon d={fileIcon} />
          {t('statementFile')}
        </Press>
      </div>
    </>
  )
}

/** A button that shows progress and an error. */
function Press({ run, children }: { readonly run: () => Promise<void>; readonly children: ReactNode }) {
  const { t } = useWidget()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const press = () => {
    setState('busy')
    void run().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <button type="button" className="btn" aria-disabled={state === 'busy'} onClick={press}>
        {children}
      </button>
      {state === 'failed' && (
        <p className="error" role="alert">
          {t('statementFailed')}
        </p>
      )}
    </>
  )
}

function Row({ movement }: { readonly movement: Movement }) {
  const { t, settings } = useWidget()
  const { hotel, tripNumber, time, kind, points, balance } = movement
  // Keeps the sign before its number in right-to-left text.
  const signed = `\u200e${points.toLocaleString(settings.locale, { signDisplay: 'exceptZero' })}`
  return (
    <li part="movement" className="card row between wrap movement">
      <span className="col facts">
        <b>{hotel}</b>
        <span className="sm muted">
          {listText(
            [longDay(time.slice(0, 10), settings.locale), t('statementTrip', { number: tripNumber })],
            settings.locale,
          )}
        </span>
      </span>
      <span className="col facts sums">
        <b className="num">
          {t('statementPoints', { points: signed })} <span className="tag">{t(`kind.${kind}`)}</span>
        </b>
        <span className="sm muted num">
          {t('statementBalance', { points: balance.toLocaleString(settings.locale) })}
        </span>
      </span>
    </li>
  )
}
