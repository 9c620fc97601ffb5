/**
 * Script of the admin pages: copies the snippet, and shows a typed colour in the preview. The pages work without it.
 */
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
const dark = document.getElementById('colorDark')
if (frame && color && dark) {
  const isColor = (field) => CSS.supports('color', field.value)
  const show = () => {
    const { style } = frame.contentDocument.documentElement
    const both = isColor(dark) ? 'light-dark(' + color.value + ', ' + dark.value + ')' : color.value
    if (isColor(color)) style.setProperty('--stay-brand', both)
    else style.removeProperty('--stay-brand')
  }
  for (const field of [color, dark]) field.addEventListener('input', show)
  frame.addEventListener('load', show)
}
`
