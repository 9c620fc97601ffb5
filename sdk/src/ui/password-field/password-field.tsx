import { useState } from 'react'
import { TextField, type TextFieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { eyeIcon } from '../icon/icons.ts'

/** A password field with a button that shows the text. `showLabel` and `hideLabel` are its names. */
export function PasswordField(
  props: Omit<TextFieldProps, 'type'> & { showLabel: string; hideLabel: string },
) {
  const [isVisible, setVisible] = useState(false)
  const { showLabel, hideLabel, ...field } = props
  const trail = (
    <button
      type="button"
      className="btn quiet icon trail"
      aria-label={isVisible ? hideLabel : showLabel}
      aria-pressed={isVisible}
      onClick={() => setVisible(!isVisible)}
    >
      <Icon d={eyeIcon} />
    </button>
  )
  return <TextField {...field} type={isVisible ? 'text' : 'password'} trail={trail} />
}
