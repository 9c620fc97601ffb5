import { ownPath } from '@staykit/domain'
import { useEffect, useMemo, useRef } from 'react'
import { laterScreens } from '../../page/in-place/later-screens.ts'
import { identityOf, type Screen as Name, screenOf } from '../../page/in-place/screens.ts'
import { onPage, pageOf, pageTemplate, templatesOf } from '../../page/in-place/templates.ts'
import { scrollPlace } from '../../page/scroll-place.ts'
import { useBrandLinks, withBrand } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { Bar } from './bar.tsx'
import type { stayBooking } from './element.ts'
import { Inside, Screen } from './screen.tsx'
import { useOpeners } from './use-openers.ts'
import { useLinksHere, useRoute } from './use-route.ts'

type Props = PropsOf<typeof stayBooking>

/** The journey in one box or in a dialog. A closed dialog makes no request. */
export function StayBooking({ mode = 'inline', ...start }: Props) {
  const { box, emit, t } = useWidget()
  const { href, go } = useRoute()
  const isDialog = mode === 'dialog'
  const screen = screenOf(href) ?? (isDialog ? undefined : 'search')
  // In a dialog the search has an address too; without that address the dialog is closed.
  const templates = {
    ...templatesOf(href, laterScreens),
    home: isDialog ? onPage(href, 'search') : pageTemplate(href),
  }
  useLinksHere(box, go)
  useOpeners(isDialog, (name) => go(templates[name] ?? href))

  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings do not change the screen
  useEffect(() => {
    emit('stay-screen', { screen: screen ?? 'none', url: href })
  }, [screen, href])

  if (!screen) return null
  const content = <Journey {...{ screen, href, start, templates }} />
  if (!isDialog) return content
  return (
    <Modal title={t('booking')} closeLabel={t('close')} onClose={() => go(pageOf(href))} wide>
      {content}
    </Modal>
  )
}

interface JourneyProps {
  readonly screen: Name
  readonly href: string
  readonly start: Props
  readonly templates: ReturnType<typeof templatesOf>
}

const Journey = withBrand(({ screen, href, start, templates }: JourneyProps) => {
  const identity = identityOf(href)
  const container = useTop(identity, href)
  const { terms, privacy } = useBrandLinks()
  const urls = Object.entries({ terms, privacy, ...templates })
  const { locationId, locationType, locationName, hotelId, checkIn, checkOut, rooms, guests, occupancy } =
    start
  const place = { 'location-id': locationId, 'location-type': locationType, 'location-name': locationName }
  const stay = { 'check-in': checkIn, 'check-out': checkOut, rooms, guests, occupancy }
  // Only pages of this site: others would make the page an open redirect.
  const next = ownPath(new URL(href).searchParams.get('next') ?? '', href) ?? ''
  return (
    <Inside attributes={Object.fromEntries(urls.map(([name, url]) => [`${name}-url`, url]))}>
      <Bar screen={screen} templates={templates} />
      <div ref={container} key={identity} className="screen" part="screen" tabIndex={-1}>
        <Screen name={screen} place={place} stay={stay} hotelId={hotelId} next={next} />
      </div>
    </Inside>
  )
})

/**
 * A new screen scrolls to its top and gets the focus; after Back or a reload it scrolls to its place. Otherwise the first one
 * leaves the page as it is.
 */
function useTop(identity: string, href: string) {
  const container = useRef<HTMLDivElement>(null)
  const before = useRef(identity)
  const place = useMemo(() => scrollPlace(() => container.current), [])
  useEffect(() => place.watch(), [place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages of a list differ by address alone
  useEffect(() => {
    const element = container.current
    if (!element) return
    const isNew = before.current !== identity
    before.current = identity
    if (isNew) element.focus({ preventScroll: true })
    if (!place.restore() && isNew) place.toTop()
  }, [identity, href, place])
  return container
}
