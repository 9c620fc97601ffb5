// The smallest useful custom element: an input and a button, under 1 kB.
customElements.define(
  'bench-floor',
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      const input = document.createElement('input')
      const button = document.createElement('button')
      input.setAttribute('aria-label', 'Where to?')
      button.textContent = 'Search'
      button.onclick = () => this.dispatchEvent(new CustomEvent('bench-search', { detail: input.value }))
      root.append(input, button)
    }
  },
)
