import { useStore } from '@nanostores/react'
import type { ProfileStore } from '@staykit/stores/profile'
import { type ChangeEvent, useId, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { FieldError } from '../../../ui/field/field-error.tsx'
import { Avatar } from '../avatar.tsx'
import { pictureOf } from './picture-file.ts'

/** The picture is saved as soon as it is chosen; other fields are not affected. */
export function PictureField({ profile }: { readonly profile: ProfileStore }) {
  const { t } = useWidget()
  const id = useId()
  const state = useStore(profile.$profile)
  const saving = useStore(profile.$savingPicture)
  const revision = useStore(profile.$revision)
  const [isTooLarge, setTooLarge] = useState(false)
  const info = state.kind === 'ready' ? state.info : {}
  const isBusy = saving.kind === 'saving'
  const message = saving.kind === 'error' ? failureText(t, saving.error) : undefined
  const error = isTooLarge ? t('pictureTooLarge') : message

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (!file) return
    const picture = await pictureOf(file)
    // Lets the member choose the same file again.
    currentTarget.value = ''
    setTooLarge(!picture)
    if (picture) await profile.savePicture(picture)
  }
  return (
    <div className="field" aria-live="polite">
      <div className="row wrap picture">
        <Avatar info={info} revision={revision} />
        <Choose
          text={t(info.profilePicture ? 'changePicture' : 'choosePicture')}
          isBusy={isBusy}
          problem={error && id}
          onChange={choose}
        />
        {info.profilePicture && (
          <button
            type="button"
            className="btn quiet"
            disabled={isBusy}
            onClick={() => void profile.removePicture()}
          >
            {t('removePicture')}
          </button>
        )}
      </div>
      {error && <FieldError id={id} text={error} />}
    </div>
  )
}

interface ChooseProps {
  readonly text: string
  readonly isBusy: boolean
  /** Id of the error message. */
  readonly problem: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function Choose({ text, isBusy, problem, onChange }: ChooseProps) {
  return (
    <label className={isBusy ? 'btn busy' : 'btn'}>
      {isBusy && <span className="spin" />}
      {text}
      <input
        className="sr"
        type="file"
        name="profilePicture"
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-disabled={isBusy}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        onChange={onChange}
      />
    </label>
  )
}
