import { classNameOf, entryNameOf } from '../npm/entries.ts'
import {
  type Attribute,
  brandDoc,
  type ElementModel,
  elements,
  entries,
  isWritten,
  pageAttributes,
} from '../npm/model.ts'
import { tokens } from './tokens.ts'

const named = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([name, description]) => ({ name, description }))

const attributeOf = (one: Attribute) => ({
  name: one.dashed,
  fieldName: one.prop,
  type: { text: one.type },
  ...(one.default === undefined ? {} : { default: one.default }),
  description: one.doc,
  ...(one.deprecated === undefined ? {} : { deprecated: one.deprecated }),
})

const classOf = (element: ElementModel) => ({
  kind: 'class',
  customElement: true,
  name: element.className,
  tagName: element.tag,
  description: element.doc,
  attributes: element.attributes.filter(isWritten).map(attributeOf),
  members: element.attributes.map(({ prop, type, doc, deprecated }) => ({
    kind: 'field',
    name: prop,
    type: { text: `${type} | undefined` },
    description: doc,
    ...(deprecated === undefined ? {} : { deprecated }),
  })),
  // `cancelable` is an extension: the schema has no field for it, so the description says it, too.
  events: element.events.map(({ name, detail, cancelable, doc }) => ({
    name,
    type: { text: `CustomEvent<${detail}>` },
    description: cancelable ? `${doc} Cancelable.` : doc,
    ...(cancelable ? { cancelable } : {}),
  })),
  slots: named(element.slots),
  cssParts: named(element.parts),
  cssProperties: [
    ...tokens().map(({ name, doc, default: value, isColour }) => ({
      name,
      description: doc,
      default: value,
      ...(isColour ? { syntax: '<color>' } : {}),
    })),
    ...element.tokens.map((name) => ({ name })),
  ],
  // An extension: the entries of the data layer.
  ...(element.tag === 'stay-data-layer' ? { entries } : {}),
})

const moduleOf = (tag: string, path: string, declaration: object) => ({
  kind: 'javascript-module',
  path,
  declarations: [declaration],
  exports: [
    {
      kind: 'custom-element-definition',
      name: tag,
      declaration: { name: classNameOf(tag), module: path },
    },
  ],
})

/** custom-elements.json, schema 1.0.0 of the Custom Elements Manifest. */
export function customElements(): object {
  const brand = {
    kind: 'class',
    customElement: true,
    name: 'StayBrand',
    tagName: 'stay-brand',
    description: brandDoc,
    attributes: pageAttributes.map(attributeOf),
    members: [],
    events: [],
    slots: [{ name: '', description: 'The elements that the settings are for.' }],
    cssParts: [],
    cssProperties: [],
  }
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      ...elements.map((element) => moduleOf(element.tag, `${entryNameOf(element.tag)}.js`, classOf(element))),
      moduleOf('stay-brand', 'index.js', brand),
    ],
  }
}
