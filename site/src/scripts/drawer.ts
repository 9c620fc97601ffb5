// The menu slides in from the left (AQ-60) over an overlay that fades more slowly; Escape or a click outside closes it.
type Phase = 'closed' | 'opening' | 'open' | 'closing'

const DRAWER_MS = 280
const SHADE_MS = 480

const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]')
const overlay = document.querySelector<HTMLElement>('[data-shade]')

/** Animates the panel between closed and open for the given ms, or jumps with reduced motion. */
function phases(ms: number, show: (phase: Phase) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (moving: Phase, end: Phase) => {
    clearTimeout(timer)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isCalm) return show(end)
    show(moving)
    timer = setTimeout(() => show(end), ms)
  }
}

const fade = phases(SHADE_MS, (phase) => overlay?.setAttribute('data-shade', phase))
const slide = phases(DRAWER_MS, (phase) => {
  drawer?.setAttribute('data-drawer', phase)
  if (phase === 'closed') drawer?.close()
})

function open() {
  drawer?.showModal()
  fade('opening', 'open')
  slide('opening', 'open')
  // Loads lazily when the drawer opens.
  const next = drawer?.querySelector('[data-next-trip]')
  if (next?.childElementCount === 0) next.append(document.createElement('stay-next-trip'))
}

function close() {
  fade('closing', 'closed')
  slide('closing', 'closed')
}

for (const button of document.querySelectorAll('[data-menu]')) button.addEventListener('click', open)
for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', close)
drawer?.addEventListener('click', (event) => {
  if (event.target === drawer) close()
})
drawer?.addEventListener('cancel', (event) => {
  event.preventDefault()
  close()
})
