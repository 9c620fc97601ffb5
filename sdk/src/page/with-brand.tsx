import { defaultLinks, fillTemplate, type LinkName } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import { type ComponentType, createContext, useContext, useEffect, useMemo } from 'react'
import { useSheet, useWidget } from '../runtime/widget.ts'
import brandText from '../styles/brand-text.css'
import later from '../styles/later.css'
import { lazy } from '../ui/lazy/lazy.tsx'
import { useStable } from '../ui/use-stable.ts'
import type { BrandBasics } from './brand-basics.ts'
import { laterScreens } from './in-place/later-screens.ts'
import { pageTemplate } from './in-place/templates.ts'
import { useBrandBasics } from './use-brand-basics.ts'

const BrandProblem = lazy<Required<Pick<BrandBasics, 'problem'>>>(
  () => import('./brand-problem.tsx').then((part) => part.BrandProblem),
  'optional',
)

export type LinkValues = Readonly<Record<string, string | number | undefined>>

/** Builds the URL of a screen; `template` is its source. */
export interface ScreenLinks {
  readonly to: (name: LinkName, values?: LinkValues) => string
  readonly template: (name: LinkName) => string
}

export const LinksContext = createContext<Links>({})

const LoadedContext = createContext(false)

/**
 * In place of an element that nothing tells what to show: it is ready as soon as the templates of the brand are known, and
 * its children stay.
 */
export function NothingToShow(): null {
  const { emit } = useWidget()
  const isLoaded = useContext(LoadedContext)
  useEffect(() => {
    if (isLoaded) emit('stay-ready')
  }, [isLoaded, emit])
  return null
}

/** URL templates of the page or the brand, for links to searches, hotels and rates. */
export const useBrandLinks = (): Links => useContext(LinksContext)

/** URLs of screens: from the element's or page's template, else the brand's, else the routes of the reference site. */
export function useLinks(): ScreenLinks {
  const links = useContext(LinksContext)
  return useMemo(() => {
    const template = (name: LinkName) =>
      (links as Partial<Record<LinkName, string>>)[name] || defaultLinks[name]
    return { template, to: (name, values) => fillTemplate(template(name), values) }
  }, [links])
}

/** Defaults for pages without a URL: texts and saved hotels have no link, and home is this page if the journey begins on it. */
const unnamed = ({ search = '' }: Links, href: string): Links => ({
  terms: 'none',
  privacy: 'none',
  saved: 'none',
  home: /[?&]stay=/.test(search) ? pageTemplate(href) : defaultLinks.home,
})

/** Wraps a component with the colours and links of its brand. For an unknown brand it shows the problem instead. */
export function withBrand<P extends object>(Inner: ComponentType<P>): ComponentType<P> {
  return (props) => {
    useSheet(later)
    useSheet(brandText)
    const { links: found, problem, isLoaded } = useBrandBasics(laterScreens)
    const { environment } = useWidget()
    const href = environment.navigation.href()
    const links = useStable({ ...unnamed(found, href), ...found })
    if (problem) return <BrandProblem problem={problem} />
    return (
      <LinksContext value={links}>
        <LoadedContext value={isLoaded}>
          <Inner {...props} />
        </LoadedContext>
      </LinksContext>
    )
  }
}
