import { expect } from 'chai'
import { expectAccessible } from '../../testing/page.ts'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually } from '../../testing/wait.ts'
import { PasswordField } from './password-field.tsx'

describe('password field', () => {
  it('shows a password on click, and its button names the next action', async () => {
    const names = { showLabel: 'Show', hideLabel: 'Hide' }
    const box = showComponent(() => (
      <PasswordField label="Password" name="p" value="Secret-1!" onChange={() => {}} {...names} />
    ))
    const field = (await box.field('Password')) as HTMLInputElement
    const button = await box.button('Show')
    expect([field.type, button.ariaPressed]).to.deep.equal(['password', 'false'])
    button.click()
    await eventually(() => field.type === 'text' && button.ariaPressed === 'true')
    expect(button.ariaLabel).to.equal('Hide')
    await expectAccessible(box.element)
  })
})
