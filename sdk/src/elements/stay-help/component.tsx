import { useStore } from '@nanostores/react'
import type { Brand } from '@staykit/contract'
import { type HandedOff, type HelpEntry, helpLinks } from '@staykit/domain'
import type { BrandState } from '@staykit/stores/brand'
import { messages } from '@staykit/words/en/help'
import { atom } from 'nanostores'
import { type MouseEvent, useEffect } from 'react'
import { followLink } from '../../page/navigate.ts'
import { useServices } from '../../page/use-services.ts'
import { useLinks } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { stayHelp } from './element.ts'

type Props = PropsOf<typeof stayHelp>

const loading = atom<BrandState>({ status: 'loading' })
/** Screens that a page may show itself. */
const screens: Partial<Record<HelpEntry, string>> = { review: 'lookup', privacy: 'privacy', terms: 'terms' }

function Help({ faqUrl }: Props) {
  const brand = useServices()?.brand
  const state = useStore(brand?.$brand ?? loading)
  useEffect(() => void brand?.load(), [brand])
  return state.status === 'ready' ? <Links brand={state.brand} faqUrl={faqUrl} /> : null
}

function Links({ brand, faqUrl }: { brand: Brand; faqUrl: string | undefined }) {
  const widget = useWidget()
  const { t, settings, environment } = widget
  const links = useLinks()
  const entries = helpLinks({
    refId: settings.refId,
    supportEmail: brand.supportEmail,
    partner: brand.partner,
    handedOff: brand.products.filter((product): product is HandedOff => product !== 'hotels'),
    pages: {
      review: links.to('lookup'),
      faq: faqUrl ?? brand.links.faq,
      privacy: links.to('privacy'),
      terms: links.to('terms'),
    },
  })
  const here = new URL(environment.navigation.href())
  const isHere = (href: string) => new URL(href, here).href === `${here.origin}${here.pathname}${here.search}`
  const follow = (name: HelpEntry, href: string) => (event: MouseEvent) =>
    screens[name] && followLink(widget, screens[name], href, event)
  return (
    <nav part="nav" aria-label={t('help')}>
      <ul>
        {entries.map(({ name, href }) => (
          <li key={name}>
            <a
              part="link"
              href={href}
              aria-current={isHere(href) ? 'page' : undefined}
              onClick={follow(name, href)}
            >
              {t(`link.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const StayHelp = withTexts({ help: messages }, Help)
