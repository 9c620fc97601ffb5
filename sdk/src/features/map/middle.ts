import type { MapPoint } from './clusters.ts'

/** Part of the hotels that a map fits: the others are far out, and would make the rest small. */
const PART = 0.8

/** The 80 % of the hotels that are nearest to the middle of them. */
export function middleOf(points: readonly MapPoint[]): MapPoint[] {
  const lat = median(points.map((point) => point.lat))
  const lng = median(points.map((point) => point.lng))
  // Degrees of longitude are shorter away from the equator.
  const shorter = Math.cos((lat * Math.PI) / 180)
  const away = (point: MapPoint) => Math.hypot(point.lat - lat, (point.lng - lng) * shorter)
  return [...points].sort((a, b) => away(a) - away(b)).slice(0, Math.ceil(points.length * PART))
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}
