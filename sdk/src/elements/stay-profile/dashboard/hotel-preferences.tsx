import { useStore } from '@nanostores/react'
import {
  amenities,
  defaultPriceBounds,
  type HotelPreferences as HotelPreferencesValue,
  toggled,
} from '@staykit/domain'
import { createPreferences, type PreferenceChange } from '@staykit/stores/profile'
import { type ReactNode, useEffect, useMemo } from 'react'
import { AmenityIcon } from '../../../features/hotel/amenity-icon.tsx'
import { useFailure } from '../../../features/use-failure.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { NotLoaded } from '../../../ui/not-loaded/not-loaded.tsx'
import type { ProfileStores } from '../use-profile.ts'
import { CurrencyField } from './currency-field.tsx'
import { PriceRange } from './price-range.tsx'

const stars = [1, 2, 3, 4, 5] as const

/** Preferred price, stars and amenities; each change is saved at once, by itself (ACC-089, ACC-091). */
export function HotelPreferences({ services, userId }: ProfileStores) {
  const { t, emit } = useWidget()
  const store = useMemo(() => createPreferences(services), [services])
  const state = useStore(store.$preferences)
  const load = () => void store.load(userId)
  useEffect(load, [store, userId])
  const error = state.kind === 'loading' ? undefined : state.error
  useFailure(error, state.kind === 'error' ? load : undefined)
  const hotels = state.kind === 'ready' ? state.hotels : {}
  const change = (preferences: PreferenceChange) => void store.change(userId, preferences)
  const choose = (currency: string) => {
    change({ currency })
    emit('stay-currency', { currency })
  }
  return (
    <section part="preferences" className="card roomy col g6">
      <div className="col g1">
        <Heading level={2} className="h2">
          {t('hotelPreferences')}
        </Heading>
        <p className="sm muted">{t('preferencesLead')}</p>
      </div>
      {state.kind === 'error' ? (
        <NotLoaded text={t('preferencesFailed')} onRetry={load} />
      ) : (
        <Choices hotels={hotels} isOff={state.kind === 'loading'} onChange={change}>
          <CurrencyField client={services.client} value={hotels.currency} onChange={choose} />
        </Choices>
      )}
      <p className="sm" role="status">
        {state.kind === 'ready' && state.isSaved && <span className="ok b">{t('saved')}</span>}
        {state.kind === 'ready' && state.error && (
          <span className="error">{failureText(t, state.error)}</span>
        )}
      </p>
    </section>
  )
}

interface ChoicesProps {
  readonly hotels: HotelPreferencesValue
  /** Disabled until the stored preferences are loaded. */
  readonly isOff: boolean
  readonly onChange: (change: PreferenceChange) => void
  readonly children: ReactNode
}

function Choices({ hotels, isOff, onChange, children }: ChoicesProps) {
  const { t } = useWidget()
  return (
    <fieldset className="col g6" disabled={isOff}>
      <legend className="sr">{t('hotelPreferences')}</legend>
      <PriceRange prices={hotels.prices ?? defaultPriceBounds} onChange={(prices) => onChange({ prices })} />
      {children}
      <fieldset className="col g2">
        <legend className="label">{t('starRating')}</legend>
        <div className="row wrap">
          {stars.map((count) => (
            <label key={count} className="pick">
              <input
                type="checkbox"
                name="stars"
                checked={hotels.stars?.includes(count) ?? false}
                onChange={() => onChange({ stars: toggled(hotels.stars, count) })}
              />
              {t('starCount', { count })}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="col g2">
        <legend className="label">{t('favoriteAmenities')}</legend>
        <div className="amenities">
          {amenities.map(({ id, key }) => (
            <label key={id} className="pick">
              <input
                type="checkbox"
                name="amenities"
                value={id}
                checked={hotels.amenities?.includes(id) ?? false}
                onChange={() => onChange({ amenities: toggled(hotels.amenities, id) })}
              />
              <AmenityIcon id={id} />
              {t(`amenity.${key}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </fieldset>
  )
}
