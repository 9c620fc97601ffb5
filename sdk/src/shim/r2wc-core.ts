// Stands in for `@r2wc/core` under react-to-web-component in the CDN bundle: mounting and unmounting, which is all of it that
// define-element.tsx uses. Attributes and events are done there, so that 0.9 kB of code for them would never run.

interface Renderer<C, Context> {
  readonly mount: (container: HTMLElement, component: C, props: { container: HTMLElement }) => Context
  readonly unmount: (context: Context) => void
}

export default function toElementClass<C, Context>(component: C, _: object, renderer: Renderer<C, Context>) {
  return class extends HTMLElement {
    container: HTMLElement = this
    #context: Context | undefined

    connectedCallback() {
      this.#context ??= renderer.mount(this.container, component, { container: this })
    }

    disconnectedCallback() {
      if (this.#context) renderer.unmount(this.#context)
      this.#context = undefined
    }
  }
}
