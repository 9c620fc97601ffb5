import type { Routes } from '../../../../kernel/http/server-env.ts'

export interface Page {
  readonly status: number
  readonly path: string
  readonly text: string
  readonly headers: Headers
  /** Visible text of the page: without tags, entities decoded. */
  readonly words: string
}

/** A browser without script: keeps the cookie of /admin, follows redirects, and submits forms of the page. */
export function browser(app: Routes, headers: Record<string, string> = {}) {
  let cookie = ''
  async function load(path: string, init: RequestInit = {}): Promise<Page> {
    const response = await app.request(path, {
      ...init,
      headers: { ...headers, ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    })
    const set = response.headers.get('set-cookie')
    if (set) cookie = set.split(';', 1)[0] ?? ''
    const location = response.headers.get('location')
    if (location) return load(location)
    const text = await response.text()
    return { status: response.status, path, text, headers: response.headers, words: wordsOf(text) }
  }
  const post = (
    path: string,
    fields: readonly (readonly [string, string])[],
    more: Record<string, string> = {},
  ) =>
    load(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...more,
      },
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    })
  return {
    load,
    post,
    get cookie() {
      return cookie
    },
    signIn: (token: string) => post('/admin/sign-in', [['token', token]]),
    /** Submits the form with this action, with other values for some of its fields; `null` removes a field. */
    submit(page: Page, action: string, values: Readonly<Record<string, string | null>> = {}) {
      const fields = fieldsOf(page.text, action).filter(([name]) => !Object.hasOwn(values, name))
      const pairs = Object.entries(values).flatMap(([name, value]) =>
        value === null ? [] : [[name, value] as const],
      )
      return post(action, [...fields, ...pairs])
    },
  }
}

function fieldsOf(text: string, action: string): [string, string][] {
  const form = text.split('<form').find((part) => part.includes(`action="${action}"`))
  if (!form) throw new Error(`there is no form for ${action}`)
  const inside = form.split('</form>', 1)[0] ?? ''
  const inputs = [...inside.matchAll(/<input\s([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const sent = inputs.filter((input) => !/type="checkbox"/.test(input) || /\schecked/.test(input))
  const areas = [...inside.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)</g)]
  return [
    ...sent.map((input): [string, string] => [attribute(input, 'name'), attribute(input, 'value')]),
    ...areas.map(([, name = '', value = '']): [string, string] => [name, unescaped(value)]),
  ]
}

const attribute = (tag: string, name: string) =>
  unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
const wordsOf = (text: string) => unescaped(text.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
