import type { Hotel } from '@staykit/contract'
import { messages as aboutTexts } from '@staykit/words/en/about'
import { useLayoutEffect } from 'react'
import type { Services } from '../../page/services.ts'
import { useSheet } from '../../runtime/widget.ts'
import form from '../../ui/field/form.css'
import { withTexts } from '../../ui/with-texts.tsx'
import css from './about.css'
import { Amenities, Description, ImportantInfo } from './facts.tsx'
import { Location } from './location.tsx'
import { Reviews } from './reviews.tsx'

export type AboutPart = 'description' | 'amenities' | 'reviews' | 'map' | 'info'

export interface AboutProps {
  hotel: Hotel
  services: Services | undefined
  parts: readonly AboutPart[]
  /** The sections are on the page and can be scrolled to. */
  onShown: () => void
}

function Parts({ hotel, services, parts, onShown }: AboutProps) {
  useSheet(form)
  useSheet(css)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when they are loaded
  useLayoutEffect(onShown, [])
  return parts.map((part) => {
    if (part === 'description') return <Description key={part} hotel={hotel} />
    if (part === 'amenities') return <Amenities key={part} hotel={hotel} />
    if (part === 'reviews') return <Reviews key={part} hotel={hotel} services={services} />
    if (part === 'map') return <Location key={part} hotel={hotel} services={services} />
    return <ImportantInfo key={part} hotel={hotel} />
  })
}

/** The description of a hotel, below its rooms. */
export const About = withTexts({ about: aboutTexts }, Parts)
