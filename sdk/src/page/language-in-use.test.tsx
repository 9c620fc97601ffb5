import { expect } from 'chai'
import { define } from '../elements/stay-lookup/define.ts'
import { type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { freshPage, mount, type } from '../testing/page.ts'
import { eventually } from '../testing/wait.ts'

describe('language of a mail', () => {
  let api: FakeApi
  const { lang } = document.documentElement
  before(define)
  beforeEach(() => {
    freshPage()
    api = fakeApi({ '/book/trip-numbers': () => ({ ok: true }) })
  })
  afterEach(() => {
    api.restore()
    document.documentElement.lang = lang
  })

  /** Requests a mail and returns the language of the request. */
  async function languageOfMail(attributes: Readonly<Record<string, string>>): Promise<string | null> {
    const box = mount('stay-lookup', attributes)
    ;(await box.find('button.link, form button[type=button]')).click()
    await eventually(() => box.all('input').length === 1)
    type(await box.find<HTMLInputElement>('[name=email]'), 'maya@example.com')
    await eventually(() => box.root.activeElement)
    ;(await box.find('form button[type=submit]')).click()
    const call = await eventually(() => api.calls('/book/trip-numbers')[0])
    return call.headers.get('accept-language')
  }

  it('sends the language of the page, whatever the browser’s is', async () => {
    document.documentElement.lang = 'de'
    expect(await languageOfMail({})).to.equal('de')
  })

  it('sends the language of the element when it differs from the page’s', async () => {
    mount('stay-lookup')
    expect(await languageOfMail({ locale: 'de' })).to.equal('de')
  })

  it('sends English for a page without a language', async () => {
    document.documentElement.removeAttribute('lang')
    expect(await languageOfMail({})).to.equal('en-US')
  })
})
