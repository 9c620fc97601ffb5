import { type Html, html } from '../../../../kernel/http/html.ts'
import { flagNames, linkNames, products } from '../../../brand/brands/settings.ts'
import type { BrandForm } from '../brand-form.ts'

const flagWords: Readonly<Record<string, string>> = {
  restrictedRates: 'Visitors see no member rates, only what they would save',
  userAuthRequired: 'Booking needs a member',
  cugLite: 'Member rates without a deal code',
  hideLoyalty: 'No loyalty points are shown',
  cardManagement: 'Members keep cards',
  socialLogin: 'Log in by other accounts',
  enablePlatformAuth: 'Members of the platform',
  memberPrices: 'Visitors see what members pay, and log in to book it',
  suppressPricecoin: 'Prices are not shown in coins',
}

interface Field {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint?: string
  readonly type?: string
  readonly isRequired?: boolean
}

function field({ name, label, value, hint, type = 'text', isRequired = false }: Field): Html {
  const about = hint && html`<span class="hint" id="${name}-hint">${hint}</span>`
  return html`<p class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value}"${
    hint && html` aria-describedby="${name}-hint"`
  }${isRequired && html` required`}>${about}</p>`
}

function area(name: string, label: string, value: string, hint: string): Html {
  return html`<p class="field"><label for="${name}">${label}</label><textarea id="${name}" name="${name}" rows="3" spellcheck="false" aria-describedby="${name}-hint">${value}</textarea><span class="hint" id="${name}-hint">${hint}</span></p>`
}

function choices(name: string, legend: string, all: readonly string[], chosen: readonly string[]): Html {
  const boxes = all.map((value) => {
    const words = name === 'flags' ? html`${flagWords[value] ?? value} <code>${value}</code>` : html`${value}`
    return html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) && html` checked`}><span>${words}</span></label>`
  })
  return html`<fieldset><legend>${legend}</legend>${boxes}</fieldset>`
}

/** Fields of all settings of a brand; `isNew` includes its refId. */
export function brandFields(form: BrandForm, isNew: boolean): Html {
  const links = linkNames.map((name) =>
    field({ name: `link-${name}`, label: name, value: form.links[name] ?? '' }),
  )
  return html`<div class="pair">${field({ name: 'name', label: 'Name', value: form.name, isRequired: true })}
${isNew && field({ name: 'refId', label: 'refId', value: form.refId, hint: 'Leave it empty to generate one.' })}
${!isNew && field({ name: 'supportEmail', label: 'Support e-mail', value: form.supportEmail, type: 'email', isRequired: true })}</div>
${isNew && field({ name: 'supportEmail', label: 'Support e-mail', value: form.supportEmail, type: 'email', isRequired: true })}
<div class="pair">${field({ name: 'supportPhone', label: 'Support phone', value: form.supportPhone, hint: 'Beside Book Room, such as +351 21 555 0123. Empty: none.' })}
${field({ name: 'supportHours', label: 'Its hours', value: form.supportHours, hint: 'Such as Mo-Fr 08:00-20:00 Europe/Lisbon' })}</div>
${area('origins', 'Origins', form.origins, 'Pages that may act for the brand, one per line: https://www.example.com')}
<div class="pair">${field({ name: 'color', label: 'Colour', value: form.color, hint: '--stay-brand, such as #0b6b5c' })}
${field({ name: 'colorDark', label: 'Colour on dark pages', value: form.colorDark, hint: 'Empty: the same.' })}
${field({ name: 'currency', label: 'Currency', value: form.currency, hint: 'ISO 4217, such as EUR', isRequired: true })}
${field({ name: 'locale', label: 'Locale', value: form.locale, hint: 'Such as fr-FR', isRequired: true })}</div>
${field({ name: 'preferredSupplier', label: 'Preferred supplier', value: form.preferredSupplier, hint: 'Sells when several have the same price, such as liteapi. Empty: the first of SUPPLIERS.' })}
${area('tokens', 'Other tokens', form.tokens, 'One a line: stay-radius: 4px')}
${choices('products', 'Products', products, form.products)}
${choices('flags', 'Flags', flagNames, form.flags)}
<details class="links"><summary>Links</summary><p class="hint">Your own pages: a path, an address, or none. Empty: the reference site’s.</p><div class="pair">${links}</div></details>`
}
