/** An icon: a path on a 24 × 24 grid with a 1.75 px stroke. Paths are constants, so that a chunk contains only its own. */
export function Icon({ d, className = '' }: { d: string; className?: string }) {
  return (
    <svg className={`i ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
