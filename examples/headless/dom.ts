// DOM helpers of this page.

/** Returns an element of the page with a class. Throws when there is none. */
export function byId<Found extends HTMLElement = HTMLElement>(id: string, kind?: new () => Found): Found {
  const found = document.getElementById(id)
  if (!found || (kind && !(found instanceof kind))) throw new Error(`The page has no ${id}`)
  return found as Found
}

export function text(tag: string, words: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = words
  return element
}

/** A button in a row of a list. */
export function button(words: string, onClick: () => void): HTMLElement {
  const line = document.createElement('li')
  const pressed = text('button', words)
  pressed.addEventListener('click', onClick)
  line.append(pressed)
  return line
}

export function replace(box: HTMLElement, children: readonly Node[]): void {
  box.replaceChildren(...children)
}
