// The entry of the documentation's gallery (sdk/build/gallery.ts): only docs/site uses it, no package contains it.

import { messages as failures } from '@staykit/words/en/failures'
import { useEffect, useState } from 'react'
import filters from '../elements/stay-results/filters.css'
import panels from '../features/stay-fields/panels.css'
import { declareElement } from '../runtime/declaration.ts'
import { defineElement } from '../runtime/define-element.tsx'
import { useWidget } from '../runtime/widget.ts'
import later from '../styles/later.css'
import card from '../ui/card.css'
import form from '../ui/field/form.css'
import type { GalleryPage } from '../ui/gallery-page.ts'
import { withTexts } from '../ui/with-texts.tsx'

const stayGallery = declareElement({
  tag: 'stay-gallery',
  doc: 'One state of a shared component, as an element would show it.',
  attributes: {
    piece: { kind: 'string', doc: 'The shared component, by its file.' },
    state: { kind: 'string', doc: 'The state. Defaults to the default one.' },
  },
  events: {},
  slots: {},
  parts: {},
})

/** Registers `<stay-gallery piece="stepper" state="disabled">`. */
export function defineGallery(pages: Readonly<Record<string, GalleryPage>>): void {
  const states = Object.entries(pages).flatMap(([piece, { texts = {}, states }]) =>
    Object.entries(states).map(
      ([state, content]) => [`${piece}/${state}`, withTexts(texts, content)] as const,
    ),
  )
  const components = new Map(states)
  function Shown({ piece = '', state = 'default' }: { piece?: string; state?: string }) {
    const { host } = useWidget()
    // Components that take the focus when they open would scroll the page to the last of them.
    useState(() => {
      host.inert = true
    })
    useEffect(() => {
      host.inert = false
    }, [host])
    const State = components.get(`${piece}/${state}`)
    return State ? <State key={state} /> : null
  }
  defineElement(stayGallery, Shown, { styles: [later, card, form, panels, filters], texts: { failures } })
}
