import { type JourneyStage, journeyStages, type PageName, pageNames } from '@staykit/contract'
import type { DayCount } from '../../../../kernel/statistics/day-counts.ts'

export type Stages = Readonly<Record<JourneyStage, number>>

/** Number of journeys that reached each stage, over all given counts. */
export function stagesOf(counts: readonly DayCount[]): Stages {
  const sum = (stage: JourneyStage) => timesOf(counts, stage)
  return Object.fromEntries(journeyStages.map((stage) => [stage, sum(stage)])) as unknown as Stages
}

/** The stages by each value of a field, in the order of the values. */
export function stagesBy(
  counts: readonly DayCount[],
  field: 'day' | 'refId',
): readonly (readonly [string, Stages])[] {
  const values = [...new Set(counts.map((count) => count[field]))]
  return values.map((value) => [value, stagesOf(counts.filter((count) => count[field] === value))] as const)
}

/** Visited pages, the most visited first. */
export function visitsOf(counts: readonly DayCount[]): readonly (readonly [PageName, number])[] {
  return pageNames
    .map((name) => [name, timesOf(counts, name)] as const)
    .filter(([, times]) => times > 0)
    .sort(([, one], [, other]) => other - one)
}

const timesOf = (counts: readonly DayCount[], name: string) =>
  counts.reduce((sum, count) => (count.name === name ? sum + count.times : sum), 0)
