import { expect, it } from 'vitest'
import { objectOf } from './testing/form.ts'
import { stripePublished } from './testing/published.ts'

const form =
  'amount=46704&currency=usd&capture_method=manual&allowed_payment_method_types[0]=card&metadata[key]=x'

it.each([
  ['with a field that is not published', `${form}&payment_method_types[0]=card`, /payment_method_types/],
  ['without a currency', form.replace('&currency=usd', ''), /required property 'currency'/],
  ['with an amount in words', form.replace('46704', 'many'), /\/amount must be number/],
  ['with a list of currencies', form.replace('currency', 'currency[0]'), /\/currency must be string/],
])('an intent %s is not as Stripe publishes it', async (_, body, problem) => {
  const published = await stripePublished()
  published.request('POST /v1/payment_intents', objectOf(new URLSearchParams(body)))
  expect(published.throwAny).toThrow(problem)
  published.request('POST /v1/payment_intents', objectOf(new URLSearchParams(form)))
  published.throwAny()
})

it('a form has objects and lists', () => {
  const read = (text: string) => objectOf(new URLSearchParams(text))
  expect(read('a=1&b[c]=2&b[d][0]=3&b[d][1]=4')).toEqual({ a: '1', b: { c: '2', d: ['3', '4'] } })
  expect(read('created[gte]=1&created[lt]=2')).toEqual({ created: { gte: '1', lt: '2' } })
  expect(read('')).toEqual({})
})
