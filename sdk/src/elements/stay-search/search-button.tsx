import type { MouseEvent } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { arrowIcon, searchIcon } from '../../ui/icon/icons.ts'

interface SearchButtonProps {
  /** Address of a complete search, for a link; otherwise the button sends the form. */
  readonly url?: string | undefined
  /** Shows only an arrow. */
  readonly isWidget: boolean
  readonly onLink?: (event: MouseEvent) => void
}

export function SearchButton({ url, isWidget, onLink }: SearchButtonProps) {
  const { t } = useWidget()
  const Tag = url ? 'a' : 'button'
  return (
    <Tag
      className={`btn primary ${isWidget ? 'icon' : ''}`}
      part="button"
      aria-label={isWidget ? t('search') : undefined}
      {...(url ? { href: url, onClick: onLink } : { type: 'submit' })}
    >
      <Icon d={isWidget ? arrowIcon : searchIcon} className={isWidget ? 'flip' : ''} />
      {!isWidget && t('search')}
    </Tag>
  )
}
