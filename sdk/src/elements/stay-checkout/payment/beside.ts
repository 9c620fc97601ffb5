import type { ComponentType } from 'react'
import type { OpenIn } from '../../../page/own-root.tsx'
import { lazy } from '../../../ui/lazy/lazy.tsx'

/** A part of a way to pay that few choose: it shows itself, so that the single file leaves it beside itself. */
export const beside = <P extends object>(load: () => Promise<{ openIn: OpenIn<P> }>): ComponentType<P> =>
  lazy(() =>
    Promise.all([import('../../../page/placed.tsx').then((part) => part.placed), load()]).then(
      ([placed, { openIn }]) => placed(openIn),
    ),
  )
