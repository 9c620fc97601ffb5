/** A decorative outline; what it means is said by the text beside it. */
export function Icon({ d, flip, className = 'i' }: { d: string; flip?: boolean; className?: string }) {
  return (
    <svg className={flip ? `${className} flip` : className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
