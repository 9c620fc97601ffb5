import { type Attribute, brandDoc, elements, isWritten, pageAttributes } from '../npm/model.ts'
import { version } from '../paths.ts'
import { tokens } from './tokens.ts'

const valuesOf = ({ values, kind }: Attribute) => (kind === 'boolean' ? [] : values.map((name) => ({ name })))

/** web-types.json, for JetBrains' editors: https://github.com/JetBrains/web-types. */
export function webTypes(): object {
  const attribute = (one: Attribute) => ({
    name: one.dashed,
    description: one.doc,
    ...(one.deprecated === undefined ? {} : { deprecated: true }),
    ...(one.default === undefined ? {} : { default: one.default }),
    value: { type: one.values.length > 0 ? one.values.map((value) => `'${value}'`) : one.type },
  })
  const named = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([name, description]) => ({ name, description }))
  const described = elements.map((element) => ({
    name: element.tag,
    description: element.doc,
    attributes: element.attributes.filter(isWritten).map(attribute),
    slots: named(element.slots),
    css: { parts: named(element.parts) },
    js: {
      properties: element.attributes.map(({ prop, type, doc }) => ({ name: prop, type, description: doc })),
      events: element.events.map(({ name, doc }) => ({ name, description: doc })),
    },
  }))
  const brand = { name: 'stay-brand', description: brandDoc, attributes: pageAttributes.map(attribute) }
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@staykit/sdk',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: { elements: [...described, brand] },
      css: {
        properties: tokens().map(({ name, doc, default: value }) => ({
          name,
          description: `${doc} Default: \`${value}\``,
        })),
      },
    },
  }
}

/** Custom data of HTML for Visual Studio Code: `html.customData`. */
export function htmlData(): object {
  const attribute = (one: Attribute) => ({
    name: one.dashed,
    description: one.default === undefined ? one.doc : `${one.doc} Default: ${one.default}.`,
    ...(one.values.length > 0 ? { values: valuesOf(one) } : {}),
    ...(one.kind === 'boolean' ? { valueSet: 'v' } : {}),
  })
  return {
    version: 1.1,
    tags: [
      ...elements.map(({ tag, doc, attributes }) => ({
        name: tag,
        description: doc,
        attributes: attributes.filter(isWritten).map(attribute),
      })),
      { name: 'stay-brand', description: brandDoc, attributes: pageAttributes.map(attribute) },
    ],
  }
}

/** Custom data of CSS for Visual Studio Code: `css.customData`. */
export function cssData(): object {
  return {
    version: 1.1,
    properties: tokens().map(({ name, doc, default: value, isColour }) => ({
      name,
      description: `${doc} Default: ${value}`,
      ...(isColour ? { syntax: '<color>' } : {}),
    })),
  }
}
