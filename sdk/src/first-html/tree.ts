/** A node of the first HTML. Texts and values may have placeholders: `{checkIn}`. */
export type FirstNode = string | FirstElement

interface FirstElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly FirstNode[]
}

/** What the build renders from the component of an element, for the loader. */
export interface FirstHtml {
  /** Names the component's tree and texts: the code of another release does not hydrate them. */
  readonly release: string
  /** The content of the element's box, FirstNode[] as JSON, by variant. */
  readonly variants: Readonly<Record<string, string>>
  /** The texts of the placeholders, an object as JSON, by language; `en` is English. */
  readonly texts: Readonly<Record<string, string>>
}

const SVG = 'http://www.w3.org/2000/svg'

/** Builds a node with its texts. It writes no markup, which Trusted Types would refuse. */
export function grow(node: FirstNode, texts: Readonly<Record<string, string>>, isSvg = false): Node {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '')
  if (typeof node === 'string') return document.createTextNode(filled(node))
  const { tag, attributes, children } = node
  const inSvg = isSvg || tag === 'svg'
  const element = inSvg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, filled(text))
  for (const child of children) element.appendChild(grow(child, texts, inSvg))
  return element
}
