import { useStore } from '@nanostores/react'
import { defaultLinks, fillTemplate, type LinkName } from '@staykit/domain'
import type { BrandState } from '@staykit/stores/brand'
import { atom } from 'nanostores'
import { useCallback, useEffect } from 'react'
import { useServices } from './use-services.ts'
import { useWidget } from './widget.ts'

export type LinkValues = Readonly<Record<string, string | number | undefined>>
/** The URL of a screen, and the template that it was made from. */
export interface Links {
  readonly to: (name: LinkName, values?: LinkValues) => string
  readonly template: (name: LinkName) => string
}

const none = atom<BrandState>({ status: 'loading' })

/** URLs of screens: the element's or page's own template, else the brand's, else the routes of the reference site. */
export function useLinks(wanted = true): Links {
  const { settings } = useWidget()
  const services = useServices(wanted)
  const state = useStore(services?.brand.$brand ?? none)
  useEffect(() => void services?.brand.load(), [services])
  const brand = state.status === 'ready' ? state.brand : undefined
  const template = useCallback(
    (name: LinkName) =>
      (settings.urls as Record<string, string | undefined>)[name] || brand?.links[name] || defaultLinks[name],
    [settings, brand],
  )
  const to = useCallback(
    (name: LinkName, values?: LinkValues) => fillTemplate(template(name), values),
    [template],
  )
  return { to, template }
}
