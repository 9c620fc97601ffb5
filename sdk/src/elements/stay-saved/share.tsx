import { withQuery } from '@staykit/domain'
import type { SavedState, SavedStore } from '@staykit/stores/saved'
import { useEffect, useId, useRef, useState } from 'react'
import { type ShareResult, shareOrCopy } from '../../features/share.ts'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { shareIcon } from '../../ui/icon/icons.ts'

interface ShareProps {
  readonly store: SavedStore
  readonly state: SavedState
  readonly shareUrl: string | undefined
}

type Result = ShareResult | 'unshared'

/** Creates a link to the list, shares it, and revokes it. */
export function Share({ store, state: { link }, shareUrl }: ShareProps) {
  const { t, environment } = useWidget()
  const [result, setResult] = useState<Result>()
  const field = useId()
  const addressOf = (token: string) => sharedAddress(environment.navigation.href(), token, shareUrl)
  // The outcome of an earlier click, if it comes late, does not replace that of a newer one.
  const clicks = useRef(0)
  const say = (outcome: Promise<Result | undefined>) => {
    const own = ++clicks.current
    void outcome.then((result) => clicks.current === own && setResult(result))
  }
  const share = () => {
    setResult(undefined)
    say(
      (async () => {
        const token = link ?? (await store.share())
        return token ? shareOrCopy({ url: addressOf(token), title: t('title') }) : undefined
      })(),
    )
  }
  const start = useRef<HTMLButtonElement>(null)
  // The button that withdraws a link goes with it.
  useEffect(() => {
    if (result === 'unshared' && !link) start.current?.focus()
  }, [result, link])
  const unshare = () => say(store.unshare().then(() => 'unshared' as const))
  return (
    <div part="share" className="col g2">
      {link ? (
        <>
          <label className="label" htmlFor={field}>
            {t('shareLink')}
          </label>
          <div className="row wrap">
            <input
              id={field}
              className="input grow"
              readOnly
              value={addressOf(link)}
              onFocus={(event) => event.target.select()}
            />
            <button type="button" className="btn primary" onClick={share}>
              <Icon d={shareIcon} />
              {t('share')}
            </button>
            <button type="button" className="btn" onClick={unshare}>
              {t('unshare')}
            </button>
          </div>
        </>
      ) : (
        <button ref={start} type="button" className="btn start" onClick={share}>
          <Icon d={shareIcon} />
          {t('share')}
        </button>
      )}
      <p className="sm muted">{t('shareLead')}</p>
      <p className="sm" role="status">
        {result && t(result)}
      </p>
    </div>
  )
}

/** The address of the shared list: the page's template, else this page. */
function sharedAddress(href: string, token: string, template: string | undefined): string {
  if (template) return new URL(template.replace('{list}', encodeURIComponent(token)), href).href
  const { origin, pathname, search } = new URL(href)
  return withQuery(origin + pathname + search, { saved: token })
}
