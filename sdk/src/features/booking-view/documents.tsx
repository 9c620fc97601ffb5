import type { CallError, Contract } from '@staykit/contract'
import type { BookingStore } from '@staykit/stores/booking'
import { useState } from 'react'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { calendarIcon, fileIcon, shareIcon } from '../../ui/icon/icons.ts'
import { useChange } from '../change/part.tsx'
import { useFailure } from '../use-failure.ts'
import { Directions } from './directions.tsx'

type Kind = 'calendar' | 'receipt'
type Task = Kind | 'changeDates' | 'share'

/** What one does with a booking: first its file for the calendar, until the stay is over. */
export function Documents({ booking, store }: { booking: Contract; store: BookingStore }) {
  const widget = useWidget()
  const links = useBrandLinks()
  const { t } = widget
  const [busy, setBusy] = useState<Task>()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<CallError>()
  useFailure(problem)
  const { ask, question } = useChange()
  const isAhead = booking.status !== 'CANCELED' && !booking.isComplete
  const run = async (task: Task, work: Promise<void>) => {
    setBusy(task)
    setProblem(undefined)
    setMessage('')
    await work.catch(setProblem)
    setBusy(undefined)
  }
  const button = (task: Task, icon: string, work: () => Promise<void>) => (
    <button
      type="button"
      className={task === 'calendar' ? 'btn primary' : 'btn'}
      aria-disabled={busy === task}
      onClick={() => run(task, work())}
    >
      {busy === task ? <span className="spin" /> : <Icon d={icon} />}
      {t(task)}
    </button>
  )
  const file = (kind: Kind, icon: string) => button(kind, icon, () => store.document(kind).then(saveFile))
  const share = async () => {
    const { shareStay } = await import('./share-stay.ts')
    setMessage(await shareStay(booking, links, widget))
  }
  return (
    <div className="acts">
      {isAhead && file('calendar', calendarIcon)}
      {isAhead && <Directions to={booking.hotel.location.geo} text="directions" />}
      {isAhead && links.details !== 'none' && button('share', shareIcon, share)}
      {file('receipt', fileIcon)}
      {booking.isChangeable && button('changeDates', calendarIcon, async () => ask(booking))}
      <p className="sm" role="status">
        {message}
      </p>
      {problem && (
        <p className="error" role="alert">
          {failureText(t, problem)}
        </p>
      )}
      {question}
    </div>
  )
}

/** Sends the confirmation again. */
export function Resend({ store }: { readonly store: BookingStore }) {
  const { t } = useWidget()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<CallError>()
  useFailure(problem)
  async function resend() {
    setBusy(true)
    setProblem(undefined)
    setMessage('')
    await store.resend().then((email) => setMessage(t('resent', { email })), setProblem)
    setBusy(false)
  }
  return (
    <>
      <button type="button" className="link sm" aria-disabled={isBusy} onClick={isBusy ? undefined : resend}>
        {t('resend')}
      </button>
      <p className="sm" role="status">
        {message}
      </p>
      {problem && (
        <p className="error" role="alert">
          {failureText(t, problem)}
        </p>
      )}
    </>
  )
}

function saveFile(file: { name: string; mediaType: string; bytes: ArrayBuffer }): void {
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
