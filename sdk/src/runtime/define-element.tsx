import reactToWebComponent from '@r2wc/react-to-web-component'
import { atom, type WritableAtom } from 'nanostores'
import { type ComponentType, memo } from 'react'
import { firstOf, takeOver } from '../first-html/hydrate.ts'
import { catalogueOf, prepare, type Texts } from '../messages/catalogue.ts'
import base from '../styles/base.css'
import { adopt, adoptAgain } from '../styles/sheets.ts'
import tokens from '../styles/tokens.css'
import { parseAttribute, spellings } from './attributes.ts'
import { brandAncestor } from './brand-ancestor.ts'
import {
  type AttributeDeclaration,
  type Declaration,
  type Kind,
  type PropsOf,
  sharedAttributes,
} from './declaration.ts'
import { ignoreDisabledButtons } from './disabled-buttons.ts'
import { type ElementModel, ElementRoot, type ElementState } from './element-root.tsx'
import { emit } from './emit.ts'
import { isBeingParsed, keepUntilRendered } from './first-render.ts'
import { watchTexts } from './foreign-texts.ts'
import { focusFirst, keepTyping } from './keyboard.ts'
import { hideServedPrices } from './own-prices.ts'
import { onSettings, type PageSettings, type ShownFirst, settingsOf } from './settings.ts'
import type { Widget } from './widget.ts'

export interface ElementOptions {
  /** Style sheets of this element, in order, after the base sheet. */
  readonly styles: readonly string[]
  readonly texts: Texts
}

/** The part of react-to-web-component's class that is used here. */
interface Mounting extends HTMLElement {
  container: HTMLElement
  connectedCallback(): void
  disconnectedCallback(): void
}

const models = new WeakMap<Element, ElementModel & { readonly state: WritableAtom<ElementState> }>()

// Rendered again only when its model changes: r2wc renders once more after the first HTML is hydrated.
const SteadyRoot = memo(ElementRoot)

// r2wc renders this component. The host is passed because r2wc records it as container before the subclass inserts a box.
function Root({ container }: { container?: HTMLElement }) {
  const model = container && models.get(container)
  return model ? <SteadyRoot model={model} /> : null
}

/**
 * Registers a React component as a custom element. This is the only file that uses react-to-web-component, and only for
 * mounting and unmounting. Attributes, properties, events and lifecycle are handled here, because r2wc drops boolean and
 * removed attributes, early properties, bad JSON, local functions and the state of moved elements.
 *
 * Does nothing when the tag is already registered by another copy of the SDK, or without a DOM. Where styles or shadow
 * roots are missing, registers an element without content.
 */
export function defineElement<D extends Declaration>(
  declaration: D,
  component: ComponentType<PropsOf<D>>,
  options: ElementOptions,
): void {
  if (typeof customElements === 'undefined' || customElements.get(declaration.tag)) return
  customElements.define(
    declaration.tag,
    canRender()
      ? createClass(declaration, component as ComponentType<object>, options)
      : class extends HTMLElement {},
  )
}

/** jsdom and happy-dom lack these. In unit tests there, an element shows its children and makes no request. */
const canRender = () =>
  typeof CSS !== 'undefined' &&
  'supports' in CSS &&
  'replaceSync' in CSSStyleSheet.prototype &&
  'attachInternals' in HTMLElement.prototype

declare global {
  interface Document {
    /** Rendered before a visit (speculation rules, address bar). */
    readonly prerendering?: boolean
  }
}

/** Delay before an element checks again whether the parser has finished it, ms. */
const PARSING_MS = 20

function createClass(declaration: Declaration, component: ComponentType<object>, options: ElementOptions) {
  const catalogue = catalogueOf(options.texts)
  const Base = reactToWebComponent(Root) as unknown as new () => Mounting
  const { kinds, propOf, aliases } = propsOf(declaration)
  const { firstHeading = 1 } = declaration

  class StayElement extends Base {
    static readonly observedAttributes = Object.keys(propOf)
    #follow = () => refresh(this)
    #brandWatch = new MutationObserver(this.#follow)
    #unfollow?: () => void

    constructor() {
      super()
      models.set(this, {
        root: openRoot(this, options.styles),
        component,
        catalogue,
        firstHeading,
        ...modelOf(this),
      })
      for (const name of Object.keys(aliases)) takeEarly(this, name)
    }

    override connectedCallback() {
      this.#follow()
      this.#unfollow = onSettings(this.#follow)
      const brand = brandAncestor(this)
      this.#brandWatch.disconnect()
      if (brand) this.#brandWatch.observe(brand, { attributes: true })
      // In a separate task: together with the definition it would be a long task on a slow phone.
      setTimeout(() => this.#mount())
    }

    /** Waits for the rest of the server-rendered content, because it is replaced as a whole. */
    #mount() {
      if (!this.isConnected) return
      // The brand may have arrived since.
      this.#follow()
      const first = firstOf(this)
      // A page that is rendered ahead makes no request before the visit, which may never come.
      if (document.prerendering)
        document.addEventListener('prerenderingchange', () => this.#mount(), { once: true })
      else if (isBeingParsed(this)) setTimeout(() => this.#mount(), PARSING_MS)
      else if (first) void this.#takeOver(first)
      else super.connectedCallback()
    }

    /** Takes over the first HTML once the texts of its language are there. */
    async #takeOver(first: ShownFirst) {
      const model = models.get(this)
      await prepare(catalogue, model?.state.get().settings?.locale ?? 'en')
      if (!model || !this.isConnected || !globalThis.staykit?.first?.delete(this)) return
      takeOver(model.root, first, model.state.get(), <Root container={this} />, () =>
        super.connectedCallback(),
      )
      emit(this, 'stay-ready')
    }

    // A moved element is disconnected and connected synchronously; unmount only if it stays disconnected.
    override disconnectedCallback() {
      this.#brandWatch.disconnect()
      this.#unfollow?.()
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** Focuses the first control; before the first render, as soon as there is one. */
    override focus(options?: FocusOptions) {
      if (focusFirst(this.container, options)) return
      const focusLater = () => document.activeElement === document.body && this.focus(options)
      this.addEventListener('stay-ready', focusLater, { once: true })
    }

    /** A page builder moves it into its preview. */
    adoptedCallback() {
      const root = models.get(this)?.root
      if (root) adoptAgain(root)
    }

    connectedMoveCallback() {
      this.connectedCallback()
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const prop = propOf[attribute]
      if (prop) setProperty(this, prop, kinds[prop], text)
    }
  }

  for (const [name, prop] of Object.entries(aliases))
    addProperty(StayElement.prototype, name, prop, kinds[prop])
  return StayElement
}

const modelOf = (host: Mounting) => ({
  host,
  box: host.container,
  emit: (...event: Parameters<Widget['emit']>) => emit(host, ...event),
  state: atom<ElementState>({ props: {}, settings: undefined }),
})

/** Kind by property, and property by name and attribute spelling, including deprecated ones. */
function propsOf({ attributes }: Declaration) {
  const kinds: Record<string, Kind> = {}
  const propOf: Record<string, string> = {}
  const aliases: Record<string, string> = {}
  for (const [prop, { kind, formerNames }] of Object.entries<AttributeDeclaration>({
    ...sharedAttributes,
    ...attributes,
  })) {
    kinds[prop] = kind
    for (const name of [prop, ...Object.keys(formerNames ?? {})]) {
      aliases[name] = prop
      for (const spelling of spellings(name)) propOf[spelling] = prop
    }
  }
  return { kinds, propOf, aliases }
}

/** Creates a shadow root with the box that the component renders into, below existing content of the page or server. */
function openRoot(host: Mounting, styles: readonly string[]): ShadowRoot {
  const earlier = host.attachInternals().shadowRoot ?? host.shadowRoot
  const root = earlier ?? host.attachShadow({ mode: 'open' })
  hideServedPrices(host)
  if (!earlier) root.append(document.createElement('slot'))
  const first = firstOf(host)
  host.container = first?.box ?? document.createElement('div')
  host.container.className = 'root'
  if (!first) keepUntilRendered(root, host.container, () => emit(host, 'stay-ready'))
  ignoreDisabledButtons(root)
  keepTyping(root)
  watchTexts(host.container)
  adopt(root, [tokens, base, ...styles])
  return root
}

function addProperty(prototype: Mounting, name: string, prop: string, kind: Kind = 'string') {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Mounting) {
      return models.get(this)?.state.get().props[prop]
    },
    set(this: Mounting, value: unknown) {
      setProperty(this, prop, kind, value)
    },
  })
}

// A property set before the upgrade is an own property and would shadow the accessor.
function takeEarly(host: Mounting, prop: string) {
  if (!Object.hasOwn(host, prop)) return
  const value: unknown = Reflect.get(host, prop)
  Reflect.deleteProperty(host, prop)
  Reflect.set(host, prop, value)
}

// Accepts a value from a framework: typed, or as attribute text; null removes it.
function setProperty(host: Mounting, prop: string, kind: Kind = 'string', value: unknown) {
  const model = models.get(host)
  if (!model) return
  let next: unknown = value ?? undefined
  if (typeof value === 'string' && kind !== 'string') {
    try {
      next = parseAttribute(kind, value)
    } catch {
      next = undefined
      emit(host, 'stay-error', { code: 'BAD_ATTRIBUTE', message: prop })
    }
  }
  const state = model.state.get()
  if (Object.is(state.props[prop], next)) return
  model.state.set({ ...state, props: { ...state.props, [prop]: next } })
  if (prop in sharedAttributes) refresh(host)
}

/** Reads the settings again after a change of an attribute or of the brand. */
function refresh(host: Mounting) {
  const state = models.get(host)?.state
  if (!host.isConnected || !state) return
  const { props, settings: before } = state.get()
  const settings = settingsOf(host, props as PageSettings)
  if (JSON.stringify(settings) === JSON.stringify(before)) return
  host.container.dataset.theme = settings.theme
  host.container.lang = settings.locale
  state.set({ props, settings })
}
