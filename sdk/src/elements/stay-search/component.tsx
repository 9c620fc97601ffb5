import { useState } from 'react'
import type { PropsOf } from '../../declaration.ts'
import { useWidget } from '../../widget.ts'
import type { staySearch } from './element.ts'

export function StaySearch({ variant = 'full' }: PropsOf<typeof staySearch>) {
  const { t } = useWidget()
  const [text, setText] = useState('')
  return (
    <form part="form" className={variant}>
      <input aria-label={t('where')} value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  )
}
