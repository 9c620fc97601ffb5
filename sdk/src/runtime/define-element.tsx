import reactToWebComponent from '@r2wc/react-to-web-component'
import { atom, type WritableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import { catalogueOf, type Texts } from '../messages/catalogue.ts'
import base from '../styles/base.css'
import { adopt } from '../styles/sheets.ts'
import tokens from '../styles/tokens.css'
import { parseAttribute, spellings } from './attributes.ts'
import {
  type AttributeDeclaration,
  type Declaration,
  type Kind,
  type PropsOf,
  sharedAttributes,
} from './declaration.ts'
import { type ElementModel, ElementRoot, type ElementState } from './element-root.tsx'
import { emit } from './emit.ts'
import { isBeingParsed, keepUntilRendered } from './first-render.ts'
import { brandAncestor, followers, type PageSettings, settingsOf } from './settings.ts'
import type { Widget } from './widget.ts'

export interface ElementOptions {
  /** Sheets of this element after the base sheet, in order. */
  readonly styles: readonly string[]
  readonly texts: Texts
}

/** What react-to-web-component's class does, and is used for here. */
interface Mounting extends HTMLElement {
  container: HTMLElement
  connectedCallback(): void
  disconnectedCallback(): void
}

const models = new WeakMap<Element, ElementModel & { readonly state: WritableAtom<ElementState> }>()

// What r2wc renders. It is given the host: r2wc notes it as the container before the subclass puts a box in its place.
function Root({ container }: { container?: HTMLElement }) {
  const model = container && models.get(container)
  return model ? <ElementRoot model={model} /> : null
}

/**
 * Registers a React component as a custom element. The one place that touches react-to-web-component, of which it uses
 * mounting and unmounting; attributes, properties, events and lifetime are done here, because r2wc drops boolean and
 * removed attributes, early properties, bad JSON, local functions and the state of moved elements.
 *
 * A tag that another copy of the SDK has registered stays as it is. Does nothing where there is no DOM.
 */
export function defineElement<D extends Declaration>(
  declaration: D,
  component: ComponentType<PropsOf<D>>,
  options: ElementOptions,
): void {
  if (typeof customElements === 'undefined' || customElements.get(declaration.tag)) return
  customElements.define(
    declaration.tag,
    createClass(declaration, component as ComponentType<object>, options),
  )
}

/** How long an element waits before it looks again whether the parser has left it, ms. */
const PARSING_MS = 20

function createClass(declaration: Declaration, component: ComponentType<object>, options: ElementOptions) {
  const catalogue = catalogueOf(options.texts)
  const Base = reactToWebComponent(Root) as unknown as new () => Mounting
  const { kinds, propOf, aliases } = propsOf(declaration)

  class StayElement extends Base {
    static readonly observedAttributes = Object.keys(propOf)
    #follow = () => refresh(this)
    #brandWatch = new MutationObserver(this.#follow)

    constructor() {
      super()
      models.set(this, { root: openRoot(this, options.styles), component, catalogue, ...modelOf(this) })
      for (const name of Object.keys(aliases)) takeEarly(this, name)
    }

    override connectedCallback() {
      this.#follow()
      followers.add(this.#follow)
      const brand = brandAncestor(this)
      this.#brandWatch.disconnect()
      if (brand) this.#brandWatch.observe(brand, { attributes: true })
      // In a task of its own: together with what defines the element it would be a long one on a slow phone.
      setTimeout(() => this.#mount())
    }

    /** Waits for the rest of a server's content, which is replaced as a whole. */
    #mount() {
      if (!this.isConnected) return
      if (isBeingParsed(this)) setTimeout(() => this.#mount(), PARSING_MS)
      else super.connectedCallback()
    }

    // An element that is moved is disconnected and connected in one go; only one that stays away is unmounted.
    override disconnectedCallback() {
      this.#brandWatch.disconnect()
      followers.delete(this.#follow)
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
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

/** The kind of each property, and the property of each attribute's spelling and of each name, deprecated ones too. */
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

/** A shadow root with the box into which the component renders, below what the page or a server has put there. */
function openRoot(host: Mounting, styles: readonly string[]): ShadowRoot {
  const served = host.attachInternals().shadowRoot
  const root = served ?? host.attachShadow({ mode: 'open' })
  if (!served) root.append(document.createElement('slot'))
  host.container = document.createElement('div')
  host.container.className = 'root'
  keepUntilRendered(root, host.container, () => emit(host, 'stay-ready'))
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

// A property set before the upgrade is an own property that would hide the accessor for good.
function takeEarly(host: Mounting, prop: string) {
  if (!Object.hasOwn(host, prop)) return
  const value: unknown = Reflect.get(host, prop)
  Reflect.deleteProperty(host, prop)
  Reflect.set(host, prop, value)
}

// Takes a value as a framework gives it: typed, or as the text of an attribute, null for none.
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

/** Reads the page's settings again, which an attribute or the page's brand has changed. */
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
