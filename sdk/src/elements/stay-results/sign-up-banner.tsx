import { messages as bannerTexts } from '@staykit/words/en/banner'
import { followLink } from '../../page/navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { giftIcon } from '../../ui/icon/icons.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import css from './banner.css'

function Banner() {
  const widget = useWidget()
  useSheet(css)
  const { t } = widget
  const login = useLinks().to('login')
  const url = `${login}${login.includes('?') ? '&' : '?'}view=SignUp`
  return (
    <div className="banner">
      <Icon d={giftIcon} />
      <p className="grow h4">{t('signUpBanner')}</p>
      <a className="btn invert" href={url} onClick={(event) => followLink(widget, 'login', url, event)}>
        {t('signUp')}
      </a>
    </div>
  )
}

/** Invites a visitor to become a member. */
export const SignUpBanner = withTexts({ banner: bannerTexts }, Banner)
