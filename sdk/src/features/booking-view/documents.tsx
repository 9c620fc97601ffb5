import type { Contract } from '@staykit/contract'
import { type BookingStore, isComplete } from '@staykit/stores/booking'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon.tsx'
import { calendarIcon, fileIcon } from '../../ui/icons.ts'

type Kind = 'calendar' | 'receipt'

/** The booking as files: for the calendar, as long as the stay is not over, and for the accounts. */
export function Documents({ booking, store }: { booking: Contract; store: BookingStore }) {
  const { t, environment } = useWidget()
  const [busy, setBusy] = useState<Kind>()
  const [problem, setProblem] = useState('')
  const isAhead = booking.status !== 'CANCELED' && !isComplete(booking, environment.clock.today())
  const save = async (kind: Kind) => {
    setBusy(kind)
    setProblem('')
    await store.document(kind).then(saveFile, (error: Error) => setProblem(error.message))
    setBusy(undefined)
  }
  const button = (kind: Kind, icon: string) => (
    <button type="button" className="btn" disabled={busy === kind} onClick={() => save(kind)}>
      {busy === kind ? <span className="spin" /> : <Icon d={icon} />}
      {t(kind)}
    </button>
  )
  return (
    <div className="row wrap">
      {isAhead && button('calendar', calendarIcon)}
      {button('receipt', fileIcon)}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

function saveFile(file: { name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> }): void {
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
