import { useLayoutEffect, useRef, useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { type Failure, useFailure } from '../../use-failure.ts'
import { type CardFrame, type CardFrameOptions, openCardFrame } from './card-frame.ts'

/**
 * The card frame of a form; opened again after it failed to load. It follows language and theme of the element. `optionsOf`
 * is called when a frame opens.
 */
export function useCardFrame(optionsOf: () => Pick<CardFrameOptions, 'mode' | 'onChallenge'>) {
  const { t, host, box, settings } = useWidget()
  const [frame, setFrame] = useState<CardFrame>()
  // A ref, so that a click on Book Room before the next render pays in the current frame.
  const current = useRef<CardFrame>(null)
  const [lost, setLost] = useState<Failure>()
  const [turn, setTurn] = useState(0)
  const reopen = () => setTurn(turn + 1)
  useFailure(lost, reopen)
  const title = t('cardFrame')
  const { apiBase, refId, locale, theme } = settings

  // A layout effect removes the frame together with its form: another one may open at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt creates a new frame, and a new language does not
  useLayoutEffect(() => {
    const onLost = () => setLost({ code: 'CARD_FRAME_FAILED', message: apiBase })
    const opened = openCardFrame({ host, box, apiBase, refId, locale, title, onLost, ...optionsOf() })
    setLost(undefined)
    current.current = opened
    setFrame(opened)
    return () => opened.remove()
  }, [host, box, apiBase, refId, turn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame reads the theme from the box
  useLayoutEffect(() => current.current?.restyle({ locale, title }), [locale, title, theme])
  return { frame, current, lost, reopen }
}
