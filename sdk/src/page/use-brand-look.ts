import type { Links } from '@staykit/stores/brand'
import { useEffect, useState } from 'react'
import { useWidget } from '../runtime/widget.ts'
import { applyTokens, type BrandLook, brandLook } from './brand-look.ts'

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
  const given = Object.entries(settings.urls).filter(([, template]) => template)
  return { links: { ...look?.links, ...Object.fromEntries(given) }, problem: look?.problem }
}
