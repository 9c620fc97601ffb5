import { useEffect, useId, useRef, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'

/** Debounced, so that a word causes one request and not one for each letter. */
const PAUSE_MS = 300

export function NameFilter({
  name,
  onChange,
}: {
  name: string
  onChange: (name: string | undefined) => void
}) {
  const { t, environment } = useWidget()
  const id = useId()
  const [text, setText] = useState(name)
  const cancel = useRef(() => {})
  // A name from here is without the spaces at its end, and the traveller may have typed more by now.
  const own = useRef(name)
  useEffect(() => {
    if (name !== own.current) setText(name)
    own.current = name
  }, [name])
  useEffect(() => () => cancel.current(), [])

  function type(next: string) {
    setText(next)
    cancel.current()
    cancel.current = environment.timers.after(PAUSE_MS, () => {
      own.current = next.trim()
      onChange(own.current || undefined)
    })
  }

  return (
    <div className="field">
      <label htmlFor={id}>{t('hotelName')}</label>
      <input
        id={id}
        className="input"
        type="search"
        name="hotelName"
        maxLength={100}
        placeholder={t('anyName')}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  )
}
