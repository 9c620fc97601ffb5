import { messages as panels } from '@staykit/words/en/panels'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import type { GalleryPage } from '../gallery-page.ts'
import { Stepper } from './stepper.tsx'

function Rooms({
  start = 2,
  options,
  hint,
  long = '',
}: {
  start?: number
  options?: number[]
  hint?: boolean
  long?: string
}) {
  const { t } = useWidget()
  const [value, change] = useState(start)
  return (
    <Stepper
      label={t('rooms') + long}
      fewer={t('fewerRooms')}
      more={t('moreRooms')}
      value={value}
      {...(hint ? { hint: t('perRoom') } : {})}
      {...(options ? { options } : {})}
      onChange={change}
    />
  )
}

export const page: GalleryPage = {
  texts: { panels },
  states: {
    default: () => <Rooms />,
    withHint: () => <Rooms hint options={[1, 2, 3, 4, 5, 6, 7, 8, 9]} />,
    disabled: () => <Rooms start={1} options={[1]} />,
    beyondItsOptions: () => <Rooms start={5} />,
    longText: () => <Rooms hint long=" with a sea view, on the same floor, beside each other" />,
  },
  keyboard: {
    Tab: 'goes to the button that takes one away, the number, and the button that adds one',
    'Enter, Space': 'press the button that has the focus',
    'Arrow keys': 'change the number itself, as in any select',
  },
  keeps: ['PLT-085'],
}
