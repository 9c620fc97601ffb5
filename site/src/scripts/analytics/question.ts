import { type Answer, answer, isRefusedByBrowser, storeAnswer } from './consent.ts'

/**
 * The consent question, in a corner over the page: shown once, and again from the footer. It is not shown on payment pages or
 * when the browser opts out; opened from the footer it explains that.
 */
export function ask(panel: HTMLElement, isPaying: boolean, onAnswer: (answer: Answer) => void): void {
  const answers = [...panel.querySelectorAll<HTMLButtonElement>('[data-consent-answer]')]
  let opener: HTMLElement | undefined

  function show() {
    const isRefused = isRefusedByBrowser()
    for (const part of panel.querySelectorAll<HTMLElement>('[data-consent-ask]')) part.hidden = isRefused
    for (const part of panel.querySelectorAll<HTMLElement>('[data-consent-refused]')) part.hidden = !isRefused
    for (const button of answers)
      button.ariaPressed = String(button.dataset.consentAnswer === answer() && !isRefused)
    // Adds space at the end of the page to scroll it out from under the card; not on pages without a scrollbar, which would move.
    const { scrollHeight, clientHeight } = document.documentElement
    panel.toggleAttribute('data-room', scrollHeight > clientHeight)
    panel.hidden = false
  }

  function close() {
    const hadFocus = panel.contains(document.activeElement)
    panel.hidden = true
    // The skip link would show itself over the logo.
    if (hadFocus) (opener ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true })
    opener = undefined
  }

  for (const button of answers)
    button.addEventListener('click', () => {
      const chosen = button.dataset.consentAnswer === 'yes' ? 'yes' : 'no'
      storeAnswer(chosen)
      close()
      onAnswer(chosen)
    })
  panel.querySelector('[data-consent-close]')?.addEventListener('click', close)
  panel.addEventListener('keydown', ({ key }) => {
    // A first question needs an answer; one opened from the footer can be closed.
    if (key === 'Escape' && opener) close()
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]'))
    button.addEventListener('click', () => {
      opener = button
      show()
      panel.querySelector<HTMLElement>('button:not([hidden] *, [hidden])')?.focus()
    })
  const askOnce = () => {
    if (!isPaying && !isRefusedByBrowser() && answer() === undefined) show()
  }
  // On a low screen the card would cover the main content until the page is scrolled.
  if (matchMedia('(width <= 760px) and (height < 760px)').matches)
    addEventListener('scroll', askOnce, { once: true, passive: true })
  // After the first paint: show() measures the layout, and would cause a second one before it.
  else requestAnimationFrame(() => setTimeout(askOnce))
}
