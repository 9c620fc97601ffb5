import { defaultLinks, fillTemplate, type LinkName } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import { type ComponentType, createContext, useContext, useMemo } from 'react'
import { useSheet, useWidget } from '../runtime/widget.ts'
import brandText from '../styles/brand-text.css'
import later from '../styles/later.css'
import { refusalText } from '../ui/failure-text.ts'
import { laterScreens } from './in-place/later-screens.ts'
import { pageOf } from './in-place/templates.ts'
import { useBrandLook } from './use-brand-look.ts'

export type LinkValues = Readonly<Record<string, string | number | undefined>>

/** The URL of a screen, and the template that it is made from. */
export interface ScreenLinks {
  readonly to: (name: LinkName, values?: LinkValues) => string
  readonly template: (name: LinkName) => string
}

export const LinksContext = createContext<Links>({})

/** The URL templates that the page or the brand gives, for the links of searches, hotels and rates. */
export const useBrandLinks = (): Links => useContext(LinksContext)

/** URLs of screens: the element's or page's own template, else the brand's, else the routes of the reference site. */
export function useLinks(): ScreenLinks {
  const links = useContext(LinksContext)
  return useMemo(() => {
    const template = (name: LinkName) =>
      (links as Partial<Record<LinkName, string>>)[name] || defaultLinks[name]
    return { template, to: (name, values) => fillTemplate(template(name), values) }
  }, [links])
}

/** Pages that nobody has named: texts are not linked, and home is this page where the journey begins on it. */
const unnamed = ({ search = '' }: Links, href: string): Links => ({
  terms: 'none',
  privacy: 'none',
  home: /[?&]stay=/.test(search) ? pageOf(href) : defaultLinks.home,
})

/** A component with its brand's colours and links around it; an unknown brand shows why instead of the component. */
export function gated<P extends object>(Inner: ComponentType<P>): ComponentType<P> {
  return (props) => {
    useSheet(later)
    useSheet(brandText)
    const { links: found, problem } = useBrandLook(laterScreens)
    const { t, environment } = useWidget()
    const href = environment.navigation.href()
    const links = { ...unnamed(found, href), ...found }
    const key = JSON.stringify(links)
    // biome-ignore lint/correctness/useExhaustiveDependencies: links is made anew at each render, its text says whether it changed
    const steady = useMemo(() => links, [key])
    if (problem) {
      return (
        <p className="note bad" role="alert">
          {refusalText(t, problem) ?? problem.message}
        </p>
      )
    }
    return (
      <LinksContext value={steady}>
        <Inner {...props} />
      </LinksContext>
    )
  }
}
