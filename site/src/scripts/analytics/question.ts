import { type Answer, answer, isRefusedByBrowser, keepAnswer } from './consent.ts'

/**
 * The question, in a corner over the page: asked once, opened again from the footer. Nobody is asked where they pay, nor whose
 * browser has answered for them; from the footer these are told so.
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
    // The end of the page can be scrolled out from under it; a page without a scrollbar gets none, which would move it.
    const { scrollHeight, clientHeight } = document.documentElement
    panel.toggleAttribute('data-room', scrollHeight > clientHeight)
    panel.hidden = false
  }

  function close() {
    const hadFocus = panel.contains(document.activeElement)
    panel.hidden = true
    if (hadFocus) (opener ?? document.querySelector<HTMLElement>('.skip'))?.focus({ preventScroll: true })
    opener = undefined
  }

  for (const button of answers)
    button.addEventListener('click', () => {
      const given = button.dataset.consentAnswer === 'yes' ? 'yes' : 'no'
      keepAnswer(given)
      close()
      onAnswer(given)
    })
  panel.querySelector('[data-consent-close]')?.addEventListener('click', close)
  panel.addEventListener('keydown', ({ key }) => {
    // Who was asked first must answer; who has opened it may leave the answer as it is.
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
  // On a low screen it would cover what a page is for, until that is scrolled away.
  if (matchMedia('(width <= 760px) and (height < 760px)').matches)
    addEventListener('scroll', askOnce, { once: true, passive: true })
  // After the first picture of the page: what show() measures is laid out then, and would be a second layout before it.
  else requestAnimationFrame(() => setTimeout(askOnce))
}
