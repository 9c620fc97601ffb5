import type { UserInfo } from '@staykit/contract'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { personIcon } from '../../ui/icon/icons.ts'

interface AvatarProps {
  readonly info: UserInfo
  /** The picture has one URL; a new revision reloads it. */
  readonly revision: number
}

/** The member's picture, or a drawing if there is none or it fails to load. */
export function Avatar({ info: { profilePicture }, revision }: AvatarProps) {
  const { settings } = useWidget()
  const url = profilePicture && `${settings.apiBase}/api/profile/pictures/${profilePicture}?${revision}`
  const [lost, setLost] = useState('')
  return (
    <span className="avatar">
      {url && lost !== url ? <img src={url} alt="" onError={() => setLost(url)} /> : <Icon d={personIcon} />}
    </span>
  )
}
