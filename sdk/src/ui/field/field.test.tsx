import { expect } from 'chai'
import { useState } from 'react'
import { expectAccessible, type } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually } from '../../testing/wait.ts'
import { SelectField, TextArea, TextField } from './field.tsx'

function Form() {
  const [email, change] = useState('')
  const error = email.includes('@') ? undefined : 'Enter an address'
  const options = ['HTL', 'CAR'].map((value) => ({ value, label: value }))
  return (
    <form>
      <TextField label="Email" name="email" value={email} error={error} required onChange={change} />
      <SelectField
        label="Product"
        name="product"
        value="CAR"
        hint="Of the trip"
        options={options}
        onChange={() => {}}
      />
      <TextArea label="Note" name="note" value="" onChange={() => {}} />
    </form>
  )
}

describe('a field', () => {
  it('takes its name from its label, and its description from its error or its hint', async () => {
    const box = showComponent(Form)
    const email = (await box.field('Email')) as HTMLInputElement
    const words = (field: Element) =>
      box.root.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    expect([email.ariaInvalid, email.ariaRequired, words(email)]).to.deep.equal([
      'true',
      'true',
      'Enter an address',
    ])
    expect(words((await box.field('Product')) as HTMLInputElement)).to.equal('Of the trip')
    await expectAccessible(box.element)
    type(email, 'maya@example.com')
    await eventually(() => email.ariaInvalid === null && !email.hasAttribute('aria-describedby'))
  })
})
