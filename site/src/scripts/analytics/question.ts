import { type Answer, answer, isRefusedByBrowser, storeAnswer } from './consent.ts'

/**
 * The consent question: shown by public/bar.js until it is answered, and again from the footer. It is not shown on payment
 * pages or when the browser opts out; opened from the footer it explains that.
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
    panel.toggleAttribute('data-open', opener !== undefined)
  }

  function close() {
    const hadFocus = panel.contains(document.activeElement)
    panel.removeAttribute('data-open')
    delete document.documentElement.dataset.asks
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
  // A page that was rendered ahead may be shown after an answer.
  if (isPaying || isRefusedByBrowser() || answer() !== undefined) close()
}
