import { useStore } from '@nanostores/react'
import type { CallError } from '@staykit/contract'
import { dealCodeOf, removeDealCode, verifyDealCode } from '@staykit/stores/deals'
import { messages as dealsTexts } from '@staykit/words/en/deals'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { followLink } from '../../page/navigate.ts'
import { useClient } from '../../page/use-services.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import { FieldError } from '../../ui/field/field-error.tsx'
import form from '../../ui/field/form.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { checkIcon, keyIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { useFailure } from '../use-failure.ts'
import css from './deal-form.css'

/** The typed code, its error, and whether it is being verified. */
function useDealCode() {
  const { t, environment } = useWidget()
  const client = useClient()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [failure, setFailure] = useState<CallError>()
  useFailure(failure)
  const [busy, setBusy] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!code.trim()) return setError(t('enterDealCode'))
    setBusy(true)
    setError('')
    try {
      const refused = await verifyDealCode(client, environment, code)
      setError(refused ? failureText(t, refused) : '')
    } catch (problem) {
      setError(failureText(t, problem as CallError))
      setFailure(problem as CallError)
    }
    setBusy(false)
  }
  return { code, setCode, error, busy, onSubmit }
}

function Form() {
  const { environment } = useWidget()
  useSheet(form)
  useSheet(css)
  const applied = useStore(dealCodeOf(environment))
  const initial = useRef(applied)
  // A code of an earlier page must not take the focus.
  return applied ? <Applied code={applied} isNew={applied !== initial.current} /> : <CodeForm />
}

/** The form is replaced by its result, which takes the focus and says what has changed. */
function Applied({ code, isNew }: { code: string; isNew: boolean }) {
  const { t, environment } = useWidget()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) text.current?.focus()
  }, [isNew])
  return (
    <section className="deal-form" aria-label={t('dealCode')}>
      <Icon d={checkIcon} />
      <p className="grow" ref={text} tabIndex={-1}>
        <b className="b">{t('codeApplied', { code })}</b>
        <span className="sm muted">{t('codeAppliedHint')}</span>
      </p>
      <button type="button" className="btn" onClick={() => removeDealCode(environment)}>
        {t('removeCode')}
      </button>
    </section>
  )
}

function CodeForm() {
  const widget = useWidget()
  const { t } = widget
  const id = useId()
  const { code, setCode, error, busy, onSubmit } = useDealCode()
  const login = useLinks().to('login')
  const signUp = `${login}${login.includes('?') ? '&' : '?'}view=SignUp`
  return (
    <form className="deal-form" noValidate aria-label={t('dealTitle')} onSubmit={onSubmit}>
      <Icon d={keyIcon} />
      <p className="grow">
        <b className="b">{t('dealTitle')}</b>
        <span className="sm muted">
          {t('dealHint')}{' '}
          <a href={signUp} onClick={(event) => followLink(widget, 'login', signUp, event)}>
            {t('signUp')}
          </a>
        </span>
      </p>
      <div className="row">
        <label className="sr" htmlFor={id}>
          {t('dealCode')}
        </label>
        <input
          id={id}
          className="input"
          name="dealCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder={t('dealCode')}
          value={code}
          aria-invalid={error !== ''}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="btn" aria-disabled={busy}>
          {t('applyCode')}
        </button>
      </div>
      <div className="said" role="alert">
        {error && <FieldError id={`${id}-error`} text={error} />}
      </div>
    </form>
  )
}

/** For visitors: a deal code unlocks member prices, and so does signing up (HOT-230, HOT-236). */
export const DealForm = withTexts({ deals: dealsTexts }, Form)
