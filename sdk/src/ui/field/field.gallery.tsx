import { messages as login } from '@staykit/words/en/login'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { SelectField, TextArea, TextField } from './field.tsx'

interface EmailProps {
  readonly start?: string
  readonly hint?: string
  readonly error?: boolean
  readonly label?: string
}

function Email({ start = 'maya@example.com', hint, error, label }: EmailProps) {
  const { t } = useWidget()
  const [value, change] = useState(start)
  return (
    <TextField
      label={label ?? t('email')}
      name="email"
      type="email"
      autoComplete="off"
      value={value}
      hint={hint}
      error={error ? t('error.email') : undefined}
      onChange={change}
    />
  )
}

function Others() {
  const [product, choose] = useState('HTL')
  const [note, write] = useState('')
  const options = [
    { value: 'HTL', label: 'Hotel' },
    { value: 'CAR', label: 'Car' },
    { value: 'AIR', label: 'Flight' },
  ]
  return (
    <div className="col">
      <SelectField label="Product" name="product" value={product} options={options} onChange={choose} />
      <TextArea label="Note" hint="Nobody else reads it." name="note" value={note} onChange={write} />
    </div>
  )
}

export const page: GalleryPage = {
  texts: { login },
  states: {
    default: () => <Email />,
    empty: () => <Email start="" hint="Where the confirmation goes." />,
    error: () => <Email start="maya@example" error />,
    choiceAndLines: () => <Others />,
    longText: () => (
      <Email
        label="Address for the confirmation, the receipt and whatever else the hotel has to say before you arrive"
        start="a.very.long.address.of.a.traveller@a.very.long.name.of.a.company.example.com"
        error
      />
    ),
  },
  keyboard: {
    Tab: 'goes to the field; what is wrong with it, or its hint, is read with its name',
  },
}
