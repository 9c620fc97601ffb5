import { fillTemplate } from '@staykit/domain'
import { readLink } from '@staykit/stores/brand'
import type { Section } from '@staykit/stores/checkout'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'

const sections: readonly Section[] = ['customer', 'billing', 'booking', 'confirmation']
const sectionOf = (text: string | undefined | null) => sections.find((section) => section === text)

/** Query parameter with the section, for addresses without a place for it. */
const PARAM = 'step'

/**
 * The current section, stored in the address, so that Back, Forward and reload work: in the path if the page is at the
 * checkout's template, otherwise in the query.
 */
export function useSection(first: Section | undefined) {
  const { environment } = useWidget()
  const { history, navigation } = environment
  const template = useLinks().template('checkout')

  const read = useCallback((): Section | undefined => {
    const href = navigation.href()
    return sectionOf(readLink(template, href)?.section) ?? sectionOf(new URL(href).searchParams.get(PARAM))
  }, [navigation, template])

  const [section, setSection] = useState<Section>(() => first ?? read() ?? 'customer')

  useEffect(() => history.onChange(() => setSection(read() ?? 'customer')), [history, read])

  const goTo = useCallback(
    (next: Section, replace: boolean) => {
      const here = new URL(navigation.href())
      const fits = template.includes('{section}') && readLink(template, here.href)
      const there = new URL(fits ? fillTemplate(template, { section: next }) : here.href, here)
      for (const [name, value] of here.searchParams)
        if (!there.searchParams.has(name)) there.searchParams.set(name, value)
      if (!fits) there.searchParams.set(PARAM, next)
      if (there.origin === here.origin && there.href !== here.href) {
        if (replace) history.replace(there.href)
        else history.push(there.href)
      }
      setSection(next)
    },
    [history, navigation, template],
  )
  return useMemo(() => ({ section, goTo }), [section, goTo])
}
