/** The product on the front page; a picture when its script does not load. The markup is in Product.astro. */
class Product extends HTMLElement {
  connectedCallback() {
    const script = document.createElement('script')
    script.src = new URL('/sdk/v1/staykit.js', location.origin).href
    script.dataset.refId = '8183'
    script.addEventListener('error', () => {
      this.querySelector('stay-booking')?.remove()
      this.querySelector('.try')?.remove()
      this.querySelector(':scope > img')?.removeAttribute('hidden')
    })
    document.head.append(script)
  }
}

customElements.define('docs-product', Product)
