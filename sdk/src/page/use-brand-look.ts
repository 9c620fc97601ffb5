import { defaultLinks, type LinkName } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import { useEffect, useState } from 'react'
import { useWidget } from '../runtime/widget.ts'
import { applyTokens, type BrandLook, brandLook } from './brand-look.ts'
import { templatesOf } from './in-place/templates.ts'

const none = { terms: 'none', privacy: 'none' }

/**
 * The page's templates above the brand's above screens on this very page. A brand's route of the reference site is no
 * template: other hosts have no such path.
 */
function linksOf(urls: Links, brand: Links = {}, href: string): Links {
  const of = (links: Links, but: Links = {}) =>
    Object.fromEntries(Object.entries(links).filter(([name, url]) => url && url !== but[name as LinkName]))
  const given = { ...of(brand, defaultLinks), ...of(urls) }
  return { ...none, ...templatesOf(href), ...(given.search && { home: defaultLinks.home }), ...given }
}

/** Gives the widget its brand's colours; answers its links and, for an unknown brand, the problem. */
export function useBrandLook(): { links: Links; problem: BrandLook['problem'] } {
  const { settings, environment, box, emit } = useWidget()
  const [look, setLook] = useState<BrandLook>()
  useEffect(() => {
    let current = true
    brandLook(settings, environment).then((found) => {
      if (!current) return
      applyTokens(box, found.tokens)
      setLook(found)
      if (found.problem) emit('stay-error', { code: found.problem.code, message: found.problem.message })
    })
    return () => {
      current = false
    }
  }, [settings, environment, box, emit])
  const { urls } = settings
  const isWhole = Object.values(urls).every(Boolean)
  // What has no page of its own is shown on this one.
  useEffect(() => {
    if (!isWhole)
      import('./in-place/router.ts').then(
        ({ startRouter }) => startRouter(),
        () => {},
      )
  }, [isWhole])
  return { links: linksOf(urls, look?.links, environment.navigation.href()), problem: look?.problem }
}
