import { useState } from 'react'
import { TextField, type TextFieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { eyeIcon } from '../icon/icons.ts'

/** A password field with a button that shows the text. `showLabel` and `hideLabel` are its names. */
export function PasswordField(
  props: Omit<TextFieldProps, 'type'> & { showLabel: string; hideLabel: string },
) {
  const [shown, setShown] = useState(false)
  const { showLabel, hideLabel, ...field } = props
  const trail = (
    <button
      type="button"
      className="btn quiet icon trail"
      aria-label={shown ? hideLabel : showLabel}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon d={eyeIcon} />
    </button>
  )
  return <TextField {...field} type={shown ? 'text' : 'password'} trail={trail} />
}
