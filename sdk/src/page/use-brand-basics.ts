import { defaultLinks, type LinkName } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import { loadWithRetries } from '@staykit/stores/environment'
import { useEffect, useState } from 'react'
import { setBrandDefaults } from '../runtime/settings.ts'
import { useWidget } from '../runtime/widget.ts'
import { applyTokens, type BrandBasics, knownBrand, loadBrandBasics } from './brand-basics.ts'
import { templatesOf } from './in-place/templates.ts'

/**
 * The page's templates, then the brand's, then screens on this page. A brand's copy of the reference site's route is not
 * used: other hosts have no such path.
 */
export function linksOf(urls: Links, brand: Links, href: string, more?: Links): Links {
  const own = Object.entries(brand).filter(([name, url]) => url !== defaultLinks[name as LinkName])
  const entries = [...own, ...Object.entries(urls)].filter(([, url]) => url)
  return { ...templatesOf(href, more), ...Object.fromEntries(entries) }
}

/** The links of a search and of others, the problem of an unknown brand, and whether its answer has arrived. */
interface BrandInUse {
  readonly links: Links
  readonly problem: BrandBasics['problem']
  readonly isLoaded: boolean
}

/** Applies the colours of the brand. Returns the links of a search and of `more`. */
export function useBrandBasics(more?: Links): BrandInUse {
  const { settings, environment, host, box, emit } = useWidget()
  const [look, setLook] = useState(() => knownBrand(settings))
  useEffect(() => {
    let current = true
    // Screens without a page are shown on this one; legal texts, profile and saved hotels are not part of the journey.
    if (!Object.entries(settings.urls).every(([name, url]) => url || /^(p|te|sa)/.test(name)))
      loadWithRetries(() => import('./in-place/router.ts'))
        .then((part) => part.startRouter)
        .then(
          (start) => start(host),
          () => {},
        )
    loadBrandBasics(settings, environment).then((found) => {
      if (!current) return
      applyTokens(box, found.tokens)
      setLook(found)
      const { problem, isForeign } = found
      if (isForeign)
        emit('stay-error', { code: 'BAD_ANSWER', message: `No API responds at ${settings.apiBase}.` })
      if (!problem) setBrandDefaults(settings, found)
      else emit('stay-error', { code: problem.code, message: problem.message })
    })
    return () => {
      current = false
    }
  }, [settings, environment, host, box, emit])
  return {
    links: linksOf(settings.urls, look?.links ?? {}, environment.navigation.href(), more),
    problem: look?.problem,
    isLoaded: look !== undefined,
  }
}
