import { entryNameOf } from '../entries.ts'
import { type ElementModel, elements } from '../model.ts'
import { commented, field, imported } from './text.ts'

const componentOf = ({ className, doc, events }: ElementModel) =>
  `export interface ${className}ComponentProps extends ${className}Props, Dom<${className}Props> {
${events.map((one) => field(one.handler, `((event: ${className}Events['${one.name}']) => void)`, one.doc)).join('')}}

${commented(doc)}export declare const ${className}: ForwardRefExoticComponent<
  ${className}ComponentProps & RefAttributes<${className}Element>
>
`

const tagOf = ({ tag, className }: ElementModel) =>
  `      '${tag}': Tag<${className}Element, ${className}Attributes, ${className}Events>\n`

/** react.d.ts: the components, and the tags themselves in JSX. */
export function reactTypings(): string {
  const names = elements.flatMap(({ className }) =>
    ['Element', 'Events', 'Attributes', 'Props'].map((kind) => className + kind),
  )
  const react = ['ForwardRefExoticComponent', 'HTMLAttributes', 'RefAttributes', 'ClassAttributes']
  return `${imported(react, 'react')}${imported([...names, 'StayBrandAttributes'], './elements.js')}
export type * from './elements.js'

type Dom<Own> = Omit<HTMLAttributes<HTMLElement>, keyof Own>
type Tag<Element, Attributes, Events> = Attributes &
  Dom<Attributes> &
  ClassAttributes<Element> & { [Name in keyof Events & string as \`on\${Name}\`]?: (event: Events[Name]) => void } & {
    class?: string | undefined
  }

${elements.map(componentOf).join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(tagOf).join('')}      'stay-brand': Tag<HTMLElement, StayBrandAttributes, {}>
    }
  }
}
`
}

/** react/<name>.d.ts by tag. */
export const reactFiles = (): [string, string][] =>
  elements.map(({ tag, className }) => [
    `react/${entryNameOf(tag)}`,
    `export { ${className}, type ${className}ComponentProps, type ${className}Element, type ${className}Events } from '../react.js'\n`,
  ])
