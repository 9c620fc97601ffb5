import { defaultLinks } from '@staykit/domain'
import { forgetDealCode } from '@staykit/stores/deals'
import { expect } from 'chai'
import { forgetBrands } from '../page/brand-basics.ts'
import { forgetServices } from '../page/services.ts'
import { browserEnvironment } from '../runtime/browser-environment.ts'
import { configure, type PageSettings } from '../runtime/settings.ts'
import { sayNodesInWords } from './failures.ts'
import { eventually } from './wait.ts'

sayNodesInWords()

const routes = Object.entries(defaultLinks).map(([screen, template]) => [`${screen}Url`, template])

/** The URL templates of the pages of the reference site. */
export const siteRoutes: PageSettings = Object.fromEntries(routes)

/** Settings of a page without templates, whose elements connect to each other. */
export const noRoutes: PageSettings = Object.fromEntries(routes.map(([name]) => [name, undefined]))

/**
 * Starts a test like a new page: empty storage, no brands, no login. The page has the routes of the reference site unless the
 * test sets others.
 */
export function freshPage(settings: PageSettings = siteRoutes): void {
  configure({ ...siteRoutes, currency: undefined, messages: undefined, ...settings })
  localStorage.clear()
  sessionStorage.clear()
  forgetBrands()
  forgetServices()
  forgetDealCode(browserEnvironment)
  document.body.replaceChildren()
}

/** Mounts an element with attributes; returns it and queries for its shadow root. */
export function mount(tag: string, attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ 'ref-id': '8183', ...attributes }))
    element.setAttribute(name, value)
  document.body.append(element)
  const root = element.shadowRoot as ShadowRoot
  const all = <E extends HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)]
  const named = (selector: string, text: string | RegExp) =>
    all(selector).find((found) => {
      const name = found.getAttribute('aria-label') ?? found.textContent ?? ''
      return typeof text === 'string' ? name.trim() === text : text.test(name)
    })
  return {
    element,
    root,
    all,
    find: <E extends HTMLElement = HTMLElement>(selector: string) =>
      eventually(() => root.querySelector<E>(selector)).catch(() => {
        throw new Error(`${tag} has no ${selector} but: ${root.textContent?.slice(0, 600)}`)
      }),
    button: (text: string | RegExp) => eventually(() => named('button, a', text)),
    maybe: (text: string | RegExp) => named('button, a', text),
    field: (label: string) =>
      eventually(() => {
        const found = all<HTMLLabelElement>('label').find(({ textContent }) => textContent === label)
        return found && (root.getElementById(found.htmlFor) as HTMLInputElement | null)
      }),
    says: (text: string | RegExp) =>
      eventually(() =>
        typeof text === 'string' ? root.textContent?.includes(text) : text.test(root.textContent ?? ''),
      ).catch(() => {
        throw new Error(`${tag} does not contain "${text}" but: ${root.textContent?.slice(0, 600)}`)
      }),
    text: () => root.textContent ?? '',
  }
}

/** Types like a user: sets the value, then fires the input events. */
export function type(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.focus()
  // Bypasses React's own setter, which would hide the change from React.
  const proto = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
}

/** Fails for each accessibility violation that axe finds in the element. */
export async function expectAccessible(element: Element): Promise<void> {
  // Skips transitions: colours in between are not part of the design.
  const moving =
    element.shadowRoot?.getAnimations().filter((animation) => animation instanceof CSSTransition) ?? []
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(element, { iframes: false, rules: { region: { enabled: false } } })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).to.deep.equal([])
}
