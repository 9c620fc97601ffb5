/** Of the admin pages: copies the snippet, and shows a typed colour in the preview. The pages work without it. */
export const script = `'use strict'
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const said = button.parentElement.querySelector('[data-copied]')
    try {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent)
      said.textContent = 'Copied'
    } catch {
      said.textContent = 'Select the text and copy it'
    }
  })
}
const frame = document.querySelector('[data-preview]')
const color = document.getElementById('color')
if (frame && color) {
  const show = () => {
    const { style } = frame.contentDocument.documentElement
    if (CSS.supports('color', color.value)) style.setProperty('--stay-brand', color.value)
    else style.removeProperty('--stay-brand')
  }
  color.addEventListener('input', show)
  frame.addEventListener('load', show)
}
`
