import { afterAll, describe, expect, inject, it } from 'vitest'
import { signInNew } from '../payments.ts'
import { expectNoTrouble } from '../story.ts'
import { accessible, closeBrowser, traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)
const { site } = inject('urls')

describe.each(widths)('saved cards, at %i px', (width) => {
  it('[ACC-120] [ACC-121] [ACC-124] two cards are added without a payment, the second becomes the default, the first is deleted', async () => {
    const person = await traveller(width)
    const { page, context } = person
    await signInNew(context, page, `cards-${width}-${Date.now()}@example.com`)
    await page.goto(`${site}/profile/payment`)
    const profile = page.locator('stay-profile')
    await profile.getByText('You have no saved cards yet.').waitFor()
    await accessible(page, 'no cards')

    const add = async (number: string, isDefault: boolean) => {
      await profile.getByRole('button', { name: 'Enter A New Card' }).click()
      const frame = page.frameLocator('stay-profile iframe[slot=card]')
      await frame.getByLabel('Card number').fill(number)
      await frame.getByLabel('Expires').fill('12 / 34')
      expect(await frame.getByLabel('CVC').isVisible()).toBe(false)
      for (const [label, text] of [
        ['First name on the card', 'Maya'],
        ['Last name on the card', 'Okafor'],
        ['Address', '18 Alder Street'],
        ['City', 'Cambridge'],
        ['Postal code', '02139'],
        ['Phone number', '+1 617 555 0148'],
      ] as const)
        await profile.getByLabel(label, { exact: true }).fill(text)
      await profile.getByLabel('State', { exact: true }).selectOption('MA')
      if (isDefault) await profile.getByRole('checkbox').check()
      await accessible(page, 'new card')
      await profile.getByRole('button', { name: 'Save card' }).click()
      await profile.getByText('Your card was added.').waitFor()
    }
    await add('4242 4242 4242 4242', false)
    await add('5555 5555 5555 4444', true)
    const rows = profile.locator('[part=card]')
    expect(await rows.count()).toBe(2)
    expect(await rows.filter({ has: page.locator('.tag.good') }).allInnerTexts()).toEqual([
      expect.stringMatching(/Mastercard •••• 4444[\s\S]*Expires 12-2034/),
    ])
    await page.reload()
    await rows
      .filter({ hasText: '4242' })
      .getByRole('button', { name: /^Delete: / })
      .click()
    await rows
      .filter({ hasText: '4242' })
      .getByRole('button', { name: /^Delete: / })
      .click()
    await profile.getByText('Your card was deleted.').waitFor()
    expect(await rows.count()).toBe(1)
    await accessible(page, 'cards')
    expectNoTrouble(person)
    await person.close()
  })
})
