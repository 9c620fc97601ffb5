import { useStore } from '@nanostores/react'
import { profileForm, profileProblems } from '@staykit/stores/profile'
import { type FormEvent, useEffect, useState } from 'react'
import { useAddressRules } from '../../../features/address/use-address-rules.ts'
import { sayNamed } from '../../../messages/translate.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { failureText } from '../../../ui/failure-text.ts'
import type { ProfileStores } from '../use-profile.ts'
import { InfoFields } from './info-fields.tsx'
import { PictureField } from './picture-field.tsx'

/** The form of the member's personal data (ACC-076): a draft is stored until it is saved. */
export function PersonalInfo({ profile }: ProfileStores) {
  const { t, box, environment } = useWidget()
  const state = useStore(profile.$profile)
  const saving = useStore(profile.$saving)
  const draft = useStore(profile.$draft)
  const form = draft ?? profileForm(state.kind === 'ready' ? state.info : {})
  const rules = useAddressRules(form.country)
  const [attempts, setAttempts] = useState(0)
  const problems = profileProblems(form, { today: environment.clock.today(), rules })
  const fields = saving.kind === 'error' ? saving.fields : {}

  // The focus moves on a click and on an answer, not while the member types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (attempts > 0 || Object.keys(fields).length > 0)
      box.querySelector<HTMLElement>('[part=form] [aria-invalid]')?.focus()
  }, [attempts, saving, box])

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(problems).length > 0) setAttempts(attempts + 1)
    else {
      setAttempts(0)
      void profile.save()
    }
  }
  return (
    <form part="form" className="card roomy col" noValidate onSubmit={save} aria-labelledby="info">
      <Heading level={2} className="h2" id="info">
        {t('personalInfo')}
      </Heading>
      <PictureField profile={profile} />
      <InfoFields
        form={form}
        rules={rules}
        errorOf={(name) => {
          const problem = attempts > 0 ? problems[name] : undefined
          const refused = fields[name]
          if (problem) return t(`error.${problem}`)
          return refused && sayNamed(t, `error.${refused}`, t('error.other'))
        }}
        onChange={profile.edit}
      />
      <SaveRow profile={profile} />
    </form>
  )
}

/** Save, and its result. */
function SaveRow({ profile }: Pick<ProfileStores, 'profile'>) {
  const { t } = useWidget()
  const saving = useStore(profile.$saving)
  const draft = useStore(profile.$draft)
  const isBusy = saving.kind === 'saving'
  const fields = saving.kind === 'error' ? saving.fields : {}
  return (
    <div className="row wrap" aria-live="polite">
      <button type="submit" className="btn primary big" aria-disabled={isBusy}>
        {isBusy && <span className="spin" />}
        {t('save')}
      </button>
      {saving.kind === 'saved' && <span className="ok b">{t('saved')}</span>}
      {saving.kind === 'error' && (
        <span className="error">
          {Object.keys(fields).length > 0 ? t('checkFields') : failureText(t, saving.error)}
        </span>
      )}
      {draft && saving.kind === 'idle' && <span className="sm muted">{t('notSaved')}</span>}
    </div>
  )
}
