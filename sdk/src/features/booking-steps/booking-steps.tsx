import { useEffect } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { checkIcon } from '../../ui/icon/icons.ts'
import css from './booking-steps.css'

export type BookingStep = 'CHOOSE_ROOM' | 'DETAILS' | 'BOOKING'
const steps: readonly BookingStep[] = ['CHOOSE_ROOM', 'DETAILS', 'BOOKING']

interface BookingStepsProps {
  readonly current: BookingStep
  /** The details are complete and the booking is in progress: the bar stays where it was (HOT-166) and shows the next step. */
  readonly isSecuring?: boolean
}

/** The step names in the detail of stay-step. */
const stepNames = ['hotel', 'details', 'confirmation']

/** The progress bar of a hotel booking; "Booked!" is dimmed unless the current step is BOOKING (HOT-164, HOT-165). */
export function BookingSteps({ current, isSecuring = false }: BookingStepsProps) {
  useSheet(css)
  const { t, emit } = useWidget()
  const at = steps.indexOf(current)
  const booked = current === 'BOOKING'
  const step = isSecuring ? 'payment' : stepNames[at]
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings do not change the step
  useEffect(() => {
    emit('stay-step', { step })
  }, [step])
  return (
    <ol className="steps" aria-label={t('progress')}>
      {steps.map((step, index) => {
        const done = index < at || booked || (isSecuring && index === at)
        const isNow = index === at + Number(isSecuring)
        return (
          <li
            key={step}
            className={done ? 'done' : isNow ? 'now' : ''}
            aria-current={step === current ? 'step' : undefined}
          >
            <span>{done ? <Icon d={checkIcon} /> : index + 1}</span>
            <span>{t(`step.${step}`)}</span>
          </li>
        )
      })}
      <li className={booked ? 'done fin' : 'dim'}>
        <span>
          <Icon d={checkIcon} />
        </span>
        <span>{t('step.booked')}</span>
      </li>
    </ol>
  )
}
