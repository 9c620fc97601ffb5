import { useLinks } from '../../brand-gate.tsx'
import { followLink } from '../../navigate.ts'
import { Icon } from '../../ui/icon.tsx'
import { giftIcon } from '../../ui/icons.ts'
import { useWidget } from '../../widget.ts'

/** Invites a visitor to become a member. */
export function SignUpBanner() {
  const widget = useWidget()
  const { t } = widget
  const login = useLinks().to('login')
  const url = `${login}${login.includes('?') ? '&' : '?'}view=SignUp`
  return (
    <div className="banner">
      <Icon d={giftIcon} />
      <p className="grow h3">{t('signUpBanner')}</p>
      <a className="btn invert" href={url} onClick={(event) => followLink(widget, 'login', url, event)}>
        {t('signUp')}
      </a>
    </div>
  )
}
