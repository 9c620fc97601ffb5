import { messages as login } from '@staykit/words/en/login'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { PasswordField } from './password-field.tsx'

function Password({
  start = 'Secret-Pass1!',
  error,
  hint,
}: {
  start?: string
  error?: boolean
  hint?: string
}) {
  const { t } = useWidget()
  const [value, change] = useState(start)
  return (
    <PasswordField
      label={t('password')}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      name="password"
      autoComplete="off"
      value={value}
      hint={hint}
      error={error ? t('error.simple') : undefined}
      onChange={change}
    />
  )
}

export const page: GalleryPage = {
  texts: { login },
  states: {
    default: () => <Password />,
    empty: () => <Password start="" hint="Eight characters or more." />,
    error: () => <Password start="password" error />,
    longText: () => <Password start={'long-secret-'.repeat(12)} />,
  },
  keyboard: {
    Tab: 'goes to the field, then to the button that shows what was typed',
    'Enter, Space': 'on the button show the text, and hide it again',
  },
}
