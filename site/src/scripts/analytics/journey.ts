import { isAgreed, isRefused } from './consent.ts'
import { type JourneyStage, journeyStages } from './names.ts'

const KEY = 'journey'
const steps: Readonly<Record<string, JourneyStage>> = {
  results: 'results',
  hotel: 'hotel',
  details: 'checkout',
}
/** Events of the elements and the stage of each; of their details only the step is read. */
const stages: Readonly<Record<string, (event: CustomEvent<{ step?: string }>) => JourneyStage | undefined>> =
  {
    'stay-search': () => 'search',
    'stay-step': ({ detail }) => steps[detail.step ?? ''],
    'stay-rate-select': () => 'offer',
    'stay-booked': () => 'booked',
    'stay-cancelled': () => 'cancelled',
  }

export interface Journey {
  /** Sends the stages that waited for consent. */
  release(): void
  /** Drops waiting stages, and the progress of this tab's journey. */
  forget(): void
}

/** Sends each stage once per journey of this tab; a booking ends a journey. */
export function watchJourney(send: (stage: JourneyStage) => void): Journey {
  const waiting: JourneyStage[] = []

  function release() {
    if (!isAgreed()) return
    for (const stage of waiting.splice(0)) {
      const reached = stagesReached()
      if (reached.includes(stage)) continue
      send(stage)
      if (stage === 'booked') keepReached([])
      else if (stage !== 'cancelled') keepReached([...reached, stage])
    }
  }
  function reach(stage: JourneyStage | undefined) {
    if (stage && !isRefused() && !waiting.includes(stage)) waiting.push(stage)
    release()
  }
  // Steps from before this script (public/bar.js).
  for (const step of document.documentElement.dataset.steps?.split(' ') ?? []) reach(steps[step])
  for (const [name, stageOf] of Object.entries(stages))
    document.addEventListener(
      name,
      (event) => reach(stageOf(event as CustomEvent)),
      // In the capture phase: a handler of an element cannot stop the event.
      { capture: true },
    )
  return {
    release,
    forget() {
      waiting.length = 0
      keepReached([])
    },
  }
}

let reachedHere: readonly string[] = []

function stagesReached(): readonly string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').filter((stage) => stage in byName)
  } catch {
    return reachedHere
  }
}
const byName: Readonly<Record<string, true>> = Object.fromEntries(journeyStages.map((stage) => [stage, true]))

function keepReached(reached: readonly string[]): void {
  reachedHere = reached
  try {
    if (reached.length > 0) sessionStorage.setItem(KEY, reached.join(' '))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage each page is a journey.
  }
}
