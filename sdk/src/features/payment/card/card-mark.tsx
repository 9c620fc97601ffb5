import { cardName } from '@staykit/stores/payments/card'
import type { ReactNode } from 'react'
import { useSheet } from '../../../runtime/widget.ts'
import css from './card-mark.css'

// Our own simple drawings on a 38 × 24 grid: people look for the colours and the shape of their card.
const word = (text: string, fill: string, size = 9) => (
  <text x="19" y={12 + size * 0.36} textAnchor="middle" fontSize={size} fontWeight="800" fill={fill}>
    {text}
  </text>
)
const drawings: Readonly<Record<string, ReactNode>> = {
  visa: (
    <g fontStyle="italic" letterSpacing=".3">
      {word('VISA', '#1a2a78', 12)}
    </g>
  ),
  mastercard: (
    <>
      <circle cx="15" cy="12" r="7" fill="#d9222a" />
      <circle cx="23" cy="12" r="7" fill="#f0a01e" />
      <path d="M19 6.26a7 7 0 0 1 0 11.48 7 7 0 0 1 0-11.48z" fill="#f26a1b" />
    </>
  ),
  amex: (
    <>
      <path d="M0 0h38v24H0z" fill="#1769b5" />
      {word('AMEX', '#fff', 10)}
    </>
  ),
  discover: (
    <>
      <path d="M38 12v12H12c12-1.5 20.5-5.5 26-12z" fill="#e87a1d" />
      {word('DISCOVER', '#23272b', 6.5)}
    </>
  ),
  diners: (
    <>
      <circle cx="19" cy="12" r="8" fill="#1467a8" />
      <path d="M17.5 6.5a5.5 5.5 0 0 0 0 11zM20.5 6.5a5.5 5.5 0 0 1 0 11z" fill="#fff" />
    </>
  ),
  jcb: (
    <>
      <rect x="6.5" y="4" width="8" height="16" rx="3" fill="#1b5fae" />
      <rect x="15" y="4" width="8" height="16" rx="3" fill="#cf1f3f" />
      <rect x="23.5" y="4" width="8" height="16" rx="3" fill="#1d8a45" />
    </>
  ),
}

/** The mark of a card's type, with its name for those who do not see it; a type without a drawing is its name. */
export function CardMark({ type }: { readonly type: string }) {
  useSheet(css)
  const drawing = drawings[type]
  if (!drawing) return <span className="tag">{cardName(type)}</span>
  return (
    <svg className="card-mark" viewBox="0 0 38 24" role="img" aria-label={cardName(type)}>
      {drawing}
    </svg>
  )
}
