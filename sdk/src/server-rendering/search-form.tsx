import { guestCount, isPlain, LAST_ZONE, roomsText } from '@staykit/domain'
import type { SearchFormState } from '@staykit/stores/search'
import { PlaceBox } from '../elements/stay-search/place-box.tsx'
import { ProductTabList } from '../elements/stay-search/product-tabs.tsx'
import { SearchButton } from '../elements/stay-search/search-button.tsx'
import { SummaryLine } from '../elements/stay-search/summary-line.tsx'
import type { StaySearchProps } from '../elements/stay-search/use-search-form.ts'
import { FieldBox } from '../features/stay-fields/field-box.tsx'
import { useWidget } from '../runtime/widget.ts'
import { calendarIcon, peopleIcon } from '../ui/icon/icons.ts'

export interface ServedSearchProps extends Pick<StaySearchProps, 'variant' | 'product'> {
  state: SearchFormState
  action: string
  /** No place matches the typed text. */
  unknownPlace: boolean
}

/** The search form without script: native fields in the boxes of the element's own. */
export function ServedSearch({ variant = 'full', product = 'hotels', ...props }: ServedSearchProps) {
  const isTabbed = variant === 'tabbed'
  const form = <Form variant={variant} {...props} />
  return (
    <div className={`stay-search ${variant}`}>
      {variant === 'compact' && (
        <details>
          <summary className="sf-b mini" part="summary">
            <SummaryLine {...props.state} />
          </summary>
        </details>
      )}
      {isTabbed && <ProductTabList selected={product} onSelect={() => {}} />}
      <div {...(isTabbed && { role: 'tabpanel', id: 'product', 'aria-labelledby': `tab-${product}` })}>
        {isTabbed && product !== 'hotels' ? <slot name={product} /> : form}
      </div>
    </div>
  )
}

type FormProps = Omit<ServedSearchProps, 'product'>

function Form({ variant, state, action, unknownPlace }: FormProps) {
  const { t } = useWidget()
  const isWidget = variant === 'widget'
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers we support
    <form
      className="search"
      part="form"
      role="search"
      method="get"
      action={action}
      {...(isWidget ? { target: '_top' } : {})}
    >
      <PlaceField
        text={state.text}
        label={t(variant === 'compact' ? 'location' : 'where')}
        bad={unknownPlace}
      />
      {!isWidget && <Stay state={state} />}
      <SearchButton isWidget={isWidget} />
    </form>
  )
}

function PlaceField({ text, label, bad }: { text: string; label: string; bad: boolean }) {
  const { t } = useWidget()
  return (
    <PlaceBox
      id="place"
      label={label}
      error={bad ? t('selectLocation') : undefined}
      input={
        <input
          id="place"
          className="sf-v"
          name="location-name"
          required
          maxLength={100}
          autoComplete="off"
          placeholder={t('placeholder')}
          defaultValue={text}
          {...(bad ? { 'aria-invalid': true, 'aria-describedby': 'place-error' } : {})}
        />
      }
    />
  )
}

function Stay({ state }: Pick<ServedSearchProps, 'state'>) {
  const { t, environment } = useWidget()
  const { occupancy } = state
  // It may still be yesterday at the place.
  const earliest = environment.clock.today(LAST_ZONE)
  const field = (name: string, label: string, attributes: Record<string, unknown>) => (
    <label className="pick">
      <span className="sf-l">{label}</span>
      <input className="sf-v" name={name} required {...attributes} />
    </label>
  )
  const date = (value: string) => ({ type: 'date', min: earliest, defaultValue: value })
  const count = (value: number, max: number) => ({ type: 'number', min: 1, max, defaultValue: value })
  return (
    <>
      <FieldBox icon={calendarIcon}>
        {field('check-in', t('checkIn'), date(state.checkIn))}
        {field('check-out', t('checkOut'), date(state.checkOut))}
      </FieldBox>
      <FieldBox icon={peopleIcon}>
        {field('rooms', t('rooms'), count(occupancy.length, 9))}
        {field('guests', t('guests'), count(guestCount(occupancy), 36))}
        {!isPlain(occupancy) && <input type="hidden" name="occupancy" value={roomsText(occupancy)} />}
      </FieldBox>
    </>
  )
}
