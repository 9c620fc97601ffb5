import type { Section } from '@staykit/stores/checkout'
import { useWidget } from '../../runtime/widget.ts'
import { PaymentAhead } from './payment/payment-ahead.tsx'

export function Loading({ text = 'loadingRate' }: { readonly text?: 'loadingRate' | 'oneMoment' }) {
  const { t } = useWidget()
  return (
    <div className="card empty" role="status">
      <span className="spin" />
      <p>{t(text)}</p>
    </div>
  )
}

/** The boxes of the form and the summary while they load, so that nothing moves when they appear. */
export function FormSkeleton({ at }: { readonly at: Section }) {
  const { t } = useWidget()
  return (
    <div className="checkout">
      <p className="sr" role="status">
        {t('loadingRate')}
      </p>
      <div className="card fold skel" aria-hidden="true" />
      <div className="col" aria-hidden="true">
        {at === 'customer' ? (
          <>
            <div className="card roomy col g6">
              <p className="h2 line-of-link">{t('yourInformation')}</p>
              <Fields />
              <p className="sm rest-of-form" />
              <span className="btn primary big proceed">{t('continue')}</span>
            </div>
            <PaymentAhead />
          </>
        ) : (
          <>
            <div className="card skel folded" />
            <div className="card roomy col rest-of-payment">
              <p className="h2">{t('payment')}</p>
              <div className="skel" />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function Fields() {
  const { t } = useWidget()
  return (
    <div className="grid2">
      {(['firstName', 'lastName', 'email', 'phoneNumber'] as const).map((name) => (
        <div key={name} className="field">
          <span className="label">{t(name)}</span>
          <span className="input skel" />
        </div>
      ))}
    </div>
  )
}
