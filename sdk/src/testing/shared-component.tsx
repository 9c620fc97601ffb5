import { messages as failures } from '@staykit/words/en/failures'
import type { ComponentType } from 'react'
import type { Texts } from '../messages/catalogue.ts'
import { declareElement } from '../runtime/declaration.ts'
import { defineElement } from '../runtime/define-element.tsx'
import later from '../styles/later.css'
import card from '../ui/card.css'
import form from '../ui/field/form.css'
import { freshPage, mount } from './page.ts'

let count = 0

/** Mounts a shared component alone on a fresh page, in its own element. */
export function showComponent(component: ComponentType, texts: Texts = {}) {
  freshPage()
  const tag = `stay-piece-${++count}` as const
  const declared = { tag, doc: 'A probe.', attributes: {}, events: {}, slots: {}, parts: {} } as const
  defineElement(declareElement(declared), component, {
    styles: [later, card, form],
    texts: { failures, ...texts },
  })
  return mount(tag)
}
