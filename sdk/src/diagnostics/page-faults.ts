import { checkDark } from './dark-page.ts'
import { attributesByTag, version } from './known.ts'
import { nearest } from './near.ts'
import { placeholdersOf } from './placeholders.ts'
import { didYouMean, report, script } from './report.ts'

function checkTemplate(where: string, screen: string, template: string): void {
  if (!template || template === 'none') return
  const { required, optional } = placeholdersOf(screen)
  const allowed = [...required, ...optional]
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  for (const name of names)
    if (!allowed.includes(name))
      report(
        'bad-template',
        `${where} has the unknown placeholder {${name}}`,
        didYouMean(nearest(name, allowed), '{'),
      )
  const missing = required.filter((name) => !names.includes(name))
  if (missing.length > 0)
    report('bad-template', `${where} lacks ${missing.map((name) => `{${name}}`).join(', ')}`)
}

/** Allowed values of attributes that have few. */
const valuesOf = (kind: string) => (kind.startsWith('= ') ? kind.slice(2).split(' ') : undefined)

/** Lowest and highest value of a whole number. */
const rangeOf = (kind: string) => (kind.startsWith('# ') ? kind.slice(2).split(' ').map(Number) : undefined)

function isGood(kind: string, name: string, value: string): boolean {
  const values = valuesOf(kind)
  if (values) return values.includes(value)
  const [lowest, highest = 0] = rangeOf(kind) ?? []
  if (lowest !== undefined)
    return /^\s*\d+\s*$/.test(value) && Number(value) >= lowest && Number(value) <= highest
  if (kind === 'number') return value.trim() !== '' && Number.isFinite(Number(value))
  if (kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  if (name === 'currency') return /^[a-z]{3}$/i.test(value)
  if (kind !== 'json' && name !== 'locale') return true
  try {
    return name === 'locale' ? Boolean(localeOf(value)) : JSON.parse(value) !== undefined
  } catch {
    return false
  }
}

/** With its usual script. Throws RangeError for text that is no tag. */
const localeOf = (tag: string) =>
  new Intl.Locale(
    tag
      .trim()
      .replace(/[.@].*$/, '')
      .replaceAll('_', '-'),
  ).maximize()

/** Where the page sets the language of an element, and how. */
function languageSource(element: Element): [where: string, tag: string] | undefined {
  const { locale: own } = globalThis.staykit?.settings ?? {}
  const ancestor = element.closest('stay-brand')?.getAttribute('locale')
  const data = script()?.dataset.locale
  const { lang } = document.documentElement
  const tag = element.getAttribute('locale')
  if (tag) return [`<${element.localName} locale="${tag}">`, tag]
  if (ancestor) return [`<stay-brand locale="${ancestor}">`, ancestor]
  if (data) return [`data-locale="${data}" of the script`, data]
  if (own) return [`locale "${own}" of configure()`, own]
  return lang ? [`<html lang="${lang}">`, lang] : undefined
}

/** Reports a language without texts, and the one that is shown in its place. */
export function checkLanguage(element: Element): void {
  // Texts of suppliers inside have languages of their own.
  const parts = [...(element.shadowRoot?.children ?? [])]
  const shown = parts.map((part) => part.getAttribute('lang')).find(Boolean)
  const [where, tag = ''] = languageSource(element) ?? []
  if (!shown || !where) return
  const hint = `Elements are shown in ${shown}.`
  try {
    const [wanted, actual] = [localeOf(tag), localeOf(shown)]
    if (wanted.language === actual.language && wanted.script === actual.script) return
    report('other-language', where, hint)
  } catch {
    // The attribute of an element has a report of its own.
    if (!element.hasAttribute('locale')) report('other-language', where, `It is not a language tag. ${hint}`)
  }
}

const expectations: Readonly<Record<string, string>> = {
  date: 'a date (YYYY-MM-DD)',
  number: 'a number',
  json: 'JSON',
  string: 'a standard code',
}
/** Attributes of HTML and of frameworks. */
const anywhere =
  /^(accesskey|auto\w+|class|contenteditable|dir|draggable|elementtiming|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item\w+|key|lang|nonce|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|virtualkeyboardpolicy|writingsuggestions|.*[^a-z-].*|(aria|astro|client|data|hx|js|ng|on|server|svelte|up|v|wire|x)-.*|on.*|js\w+)$/

function checkAttributes(element: Element, tag: string): void {
  const attributes = attributesByTag[tag] ?? {}
  for (const { name, value } of element.attributes) {
    const [, replacement, since] = /^> (\S+) (\S+)$/.exec(attributes[name] ?? '') ?? []
    if (replacement)
      report(
        'deprecated-attribute',
        `${name} of <${tag}> is deprecated since ${since}`,
        `Use ${replacement}.`,
      )
    const attribute = attributes[replacement ?? name]
    const screen = /^(\w+?)-?url$/.exec(name)?.[1]
    if (screen && attribute) checkTemplate(`${name} of <${tag}>`, screen, value)
    if (attribute && value && !isGood(attribute, name, value)) {
      const range = rangeOf(attribute)?.join(' to ')
      const hint =
        valuesOf(attribute)?.join(', ') ?? (range ? `a whole number, ${range}` : expectations[attribute])
      report('bad-attribute', `<${tag} ${name}="${value}">`, `Allowed: ${hint}`)
    }
    if (!attribute && !anywhere.test(name))
      report(
        'bad-attribute',
        `<${tag}> has no attribute ${name}`,
        didYouMean(nearest(name, Object.keys(attributes))),
      )
  }
}

/** Attributes that say nothing without another one. */
const needs: Readonly<Record<string, string>> = {
  'location-name': 'location-id',
  'location-type': 'location-id',
}

function checkPairs(element: Element): void {
  for (const [name, other] of Object.entries(needs))
    if (element.hasAttribute(name) && !element.hasAttribute(other))
      report('bad-attribute', `<${element.localName}> has ${name} without ${other}, and shows no place`)
}

/** Checks one element of the page: its name, its attributes, its templates. */
export function checkElement(element: Element): void {
  const tag = element.localName
  if (tag in attributesByTag) {
    checkAttributes(element, tag)
    checkPairs(element)
    checkLanguage(element)
  } else if (tag === 'stay-brand') {
    for (const { name, value } of element.attributes)
      checkTemplate(`${name} of <stay-brand>`, /^(\w+?)-?url$/.exec(name)?.[1] ?? '', value)
  } else if (/^stay/.test(tag) && tag.includes('-') && !customElements.get(tag))
    report('unknown-tag', tag, didYouMean(nearest(tag, Object.keys(attributesByTag)), '<'))
}

/** What an element shows, and the elements that choose it on the same page. */
const subjects: Readonly<Record<string, readonly [what: string, attribute: string, chosenBy: string]>> = {
  'stay-results': ['place', 'location-id', 'stay-search'],
  'stay-hotel': ['hotel', 'hotel-id', 'stay-search, stay-results'],
  'stay-rates': ['hotel', 'hotel-id', 'stay-search, stay-results'],
}

/** Reports an element without code or content, which is invisible. Call it when the page had time to load both. */
export function checkContent(element: Element): void {
  const { localName: tag, shadowRoot } = element
  if (!(tag in attributesByTag)) return
  // The script loads each element that it finds, except a closed dialog.
  const hasLoader = globalThis.staykit?.src !== undefined
  if (!hasLoader && !customElements.get(tag)) report('not-imported', tag, importHint(tag))
  checkDark(element)
  const box = shadowRoot?.querySelector('.root')
  const [what, attribute, chosenBy = ''] = subjects[tag] ?? []
  if (!box || box.firstChild || !what || document.querySelector(chosenBy)) return
  report('nothing-to-show', tag, `Set ${attribute}, or a template that reads the ${what} from the address.`)
}

const importHint = (tag: string) =>
  `Import @staykit/sdk/${tag.replace('stay-', '')}, or @staykit/sdk/define for all elements.`

/** The spelling of a property in HTML: searchUrl is search-url. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Checks the script tags of the page: only one is used, and its templates are checked. */
export function checkScripts(): void {
  const first = script()
  for (const [name, value] of Object.entries(first?.dataset ?? {}))
    checkTemplate(`data-${kebab(name)} of the script`, /^(\w+)Url$/.exec(name)?.[1] ?? '', value ?? '')
  for (const other of document.querySelectorAll<HTMLScriptElement>('script[src*="staykit"]')) {
    if (!first || other === first || !/\/staykit(-all)?\.js/.test(other.src)) continue
    const { refId = '' } = other.dataset
    if (refId !== (first.dataset.refId ?? '') || other.src !== first.src)
      report(
        'second-script',
        other.src,
        `The first one is used: ${first.src}, refId ${first.dataset.refId}, ${version}.`,
      )
  }
}
