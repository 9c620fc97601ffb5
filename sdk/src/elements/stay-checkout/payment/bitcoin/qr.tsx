import type { generate as Generate } from 'lean-qr/nano'
import { useMemo } from 'react'

/** Quiet zone around the code, in modules (ISO/IEC 18004). */
const QUIET = 4

/** A QR code as one path of unit squares; computed by a library, without parsing markup. */
export const qrOf =
  (generate: typeof Generate) =>
  ({ text, label }: { text: string; label: string }) => {
    const { path, size } = useMemo(() => {
      const code = generate(text)
      let drawn = ''
      for (let y = 0; y < code.size; y++)
        for (let x = 0; x < code.size; x++) if (code.get(x, y)) drawn += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
      return { path: drawn, size: code.size + 2 * QUIET }
    }, [text])
    return (
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={path} fill="#000" />
      </svg>
    )
  }
