import type { PlaygroundState } from './state.ts'

export const frameworks = ['HTML', 'React', 'Vue', 'Svelte'] as const
export type Framework = (typeof frameworks)[number]

/** Code of the playground's element for each framework. */
export function snippet(state: PlaygroundState, framework: Framework, origin: string): string {
  return { HTML: html, React: react, Vue: vue, Svelte: svelte }[framework](state, origin)
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (tag: string) => camel(`-${tag}`)
const quoted = (value: string) => `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

const shared = ({ lang, theme }: PlaygroundState) => ({
  ...(lang && { locale: lang }),
  ...(theme && { theme }),
})
const attributesOf = (state: PlaygroundState) =>
  Object.entries({ ...state.attributes, ...shared(state) }).filter(([, value]) => value !== '')

function tag(state: PlaygroundState): string {
  const attributes = attributesOf(state).map(([name, value]) => ` ${name}=${quoted(value)}`)
  return `<${state.tag}${attributes.join('')}></${state.tag}>`
}

function style({ tokens }: PlaygroundState): string {
  const lines = Object.entries(tokens).map(([name, value]) => `    ${name}: ${value};`)
  return lines.length > 0 ? `<style>\n  :root {\n${lines.join('\n')}\n  }\n</style>\n\n` : ''
}

function html(state: PlaygroundState, origin: string): string {
  return `${style(state)}<script async src="${origin}/sdk/v1/staykit.js" data-ref-id="${state.refId}"></script>
<link rel="stylesheet" href="${origin}/sdk/v1/reserve.css">

${tag(state)}`
}

const load = (what: string, from: string) => `import ${what && `${what} from `}'${from}'`
const sdk = '@staykit/sdk'
const settings = ({ refId }: PlaygroundState, origin: string) =>
  `configure({ refId: '${refId}', apiBase: '${origin}' })`
const entry = ({ tag: name }: PlaygroundState) => name.replace('stay-', '')

/** Code for Vue and Svelte: the settings, and the entry that defines the element. */
const elementLines = (state: PlaygroundState, origin: string) => `${load('{ configure }', sdk)}
${load('', `${sdk}/${entry(state)}`)}

${settings(state, origin)}`

function react(state: PlaygroundState, origin: string): string {
  const props = attributesOf(state).map(([name, value]) => ` ${camel(name)}=${quoted(value)}`)
  const name = pascal(state.tag)
  return `${load('{ configure }', sdk)}
${load(`{ ${name} }`, `${sdk}/react/${entry(state)}`)}

${settings(state, origin)}

export default function Page() {
  return <${name}${props.join('')} />
}`
}

function vue(state: PlaygroundState, origin: string): string {
  return `<script setup lang="ts">
${elementLines(state, origin)}
</script>

<template>
  ${tag(state)}
</template>`
}

function svelte(state: PlaygroundState, origin: string): string {
  return `<script lang="ts">
${elementLines(state, origin)}
</script>

${tag(state)}`
}
