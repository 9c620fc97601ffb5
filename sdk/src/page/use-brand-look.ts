import { defaultLinks, type LinkName } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import { useEffect, useState } from 'react'
import { heed } from '../runtime/settings.ts'
import { useWidget } from '../runtime/widget.ts'
import { applyTokens, type BrandLook, brandLook } from './brand-look.ts'
import { templatesOf } from './in-place/templates.ts'

/**
 * The page's templates above the brand's above screens on this very page. A brand's route of the reference site is no
 * template: other hosts have no such path.
 */
export function linksOf(urls: Links, brand: Links, href: string, more?: Links): Links {
  const own = Object.entries(brand).filter(([name, url]) => url !== defaultLinks[name as LinkName])
  const given = [...own, ...Object.entries(urls)].filter(([, url]) => url)
  return { ...templatesOf(href, more), ...Object.fromEntries(given) }
}

/** Gives the widget its brand's colours; answers its links, of a search and `more`, and for an unknown brand the problem. */
export function useBrandLook(more?: Links): { links: Links; problem: BrandLook['problem'] } {
  const { settings, environment, box, emit } = useWidget()
  const [look, setLook] = useState<BrandLook>()
  useEffect(() => {
    let current = true
    // What has no page of its own is shown on this one; texts and the profile are no part of the journey.
    if (!Object.entries(settings.urls).every(([name, url]) => url || /^(p|te)/.test(name)))
      import('./in-place/router.ts')
        .then((part) => part.startRouter)
        .then(
          (start) => start(),
          () => {},
        )
    brandLook(settings, environment).then((found) => {
      if (!current) return
      applyTokens(box, found.tokens)
      setLook(found)
      if (!found.problem) heed(settings, found)
      else emit('stay-error', { code: found.problem.code, message: found.problem.message })
    })
    return () => {
      current = false
    }
  }, [settings, environment, box, emit])
  return {
    links: linksOf(settings.urls, look?.links ?? {}, environment.navigation.href(), more),
    problem: look?.problem,
  }
}
