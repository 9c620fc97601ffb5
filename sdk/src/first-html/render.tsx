// Runs in the build only: what the component of <stay-search> shows at first to a visitor of a page.
import { DEFAULT_OCCUPANCY, guestCount } from '@staykit/domain'
import { memoryEnvironment } from '@staykit/stores/environment'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { StaySearch } from '../elements/stay-search/component.tsx'
import { type Messages, type Translate, translator } from '../messages/translate.ts'
import { type Widget, WidgetContext } from '../runtime/widget.ts'
import { shortDay } from '../ui/short-day.ts'

const variants = ['full', 'compact', 'tabbed', 'widget', 'legacy'] as const
const TODAY = '2030-06-15'
const TOMORROW = '2030-06-16'
const locale = 'en-US'

/** A page with one element and no stored search. Texts are the names of their placeholders. */
function widget(): Widget {
  const host = {
    getRootNode: () => ({ querySelector: (tags: string) => (tags === 'stay-search' ? host : null) }),
  }
  const nowhere = {} as never
  return {
    host: host as unknown as HTMLElement,
    ...{ root: nowhere, box: nowhere },
    settings: { refId: '', apiBase: '', locale, currency: '', words: {}, theme: 'auto', urls: {} },
    environment: memoryEnvironment({ now: `${TODAY}T12:00Z`, href: 'http://localhost/' }),
    headings: { first: 1, level: undefined },
    t: ((key: string) => `{${key}}`) as Translate,
    emit: () => true,
  }
}

/** Markup of the form by variant; its dates and guests are placeholders too. */
export function markup(): Readonly<Record<string, string>> {
  const values = {
    [shortDay(TODAY, locale)]: '{arrival}',
    [shortDay(TOMORROW, locale)]: '{departure}',
    '{roomCount}, {guestCount}': '{occupancy}',
  }
  const rendered = variants.map((variant) => {
    const tree = (
      <WidgetContext key={variant} value={widget()}>
        <StaySearch variant={variant} />
      </WidgetContext>
    )
    const html = renderToStaticMarkup(tree as Parameters<typeof renderToStaticMarkup>[0])
    return [variant, Object.entries(values).reduce((text, [from, to]) => text.replace(from, to), html)]
  })
  return Object.fromEntries(rendered)
}

/** The texts of the placeholders in a language. */
export function textsIn(messages: Messages, language: string): Record<string, string> {
  const t = translator(messages, language)
  const rooms = t('roomCount', { count: DEFAULT_OCCUPANCY.length })
  const guests = t('guestCount', { count: guestCount(DEFAULT_OCCUPANCY) })
  const names = [
    'where',
    'location',
    'placeholder',
    'search',
    'checkIn',
    'checkOut',
    'roomsAndGuests',
  ] as const
  return { ...Object.fromEntries(names.map((name) => [name, t(name)])), occupancy: `${rooms}, ${guests}` }
}
