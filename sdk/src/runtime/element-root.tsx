import './controlled-fields.ts'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { Component, type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Catalogue, languageOf, translated } from '../messages/catalogue.ts'
import { type Messages, translator } from '../messages/translate.ts'
import { browserEnvironment } from './browser-environment.ts'
import { emit } from './emit.ts'
import type { Settings } from './settings.ts'
import { type Widget, WidgetContext } from './widget.ts'

export interface ElementState {
  readonly props: Readonly<Record<string, unknown>>
  /** Undefined until the element is connected. */
  readonly settings: Settings | undefined
}

/** State that the DOM side of an element passes to its component side. */
export interface ElementModel extends Pick<Widget, 'host' | 'root' | 'box' | 'emit'> {
  readonly state: ReadableAtom<ElementState>
  readonly component: ComponentType<object>
  readonly catalogue: Catalogue
  readonly firstHeading: number
}

/** Renders the component of an element when its settings and texts are loaded. */
export function ElementRoot({ model }: { model: ElementModel }) {
  const { props, settings } = useStore(model.state)
  const messages = useMessages(model.catalogue, settings?.locale ?? 'en')
  const level = props.headingLevel as number | undefined
  const widget = useMemo<Widget | undefined>(
    () =>
      settings &&
      messages && {
        ...model,
        settings,
        headings: { first: model.firstHeading, level },
        environment: browserEnvironment,
        t: translator({ ...messages, ...settings.words }, settings.locale),
      },
    [model, settings, messages, level],
  )
  useNetwork()
  if (!widget) return null
  const Inner = model.component
  return (
    <WidgetContext value={widget}>
      <Boundary host={model.host}>
        <Inner {...props} />
      </Boundary>
    </WidgetContext>
  )
}

/** Renders again when the network comes or goes: messages say whether the browser is offline. */
function useNetwork(): void {
  const [, setTurn] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const again = () => setTurn((turn) => turn + 1)
    for (const change of ['online', 'offline']) addEventListener(change, again, stop)
    return () => stop.abort()
  }, [])
}

// English is bundled with the element. Other languages need one request; if it fails, English is used. Until it ends, the
// previous language stays, so that the state of the component survives.
export function useMessages(catalogue: Catalogue, locale: string): Messages | undefined {
  const language = languageOf(locale)
  const [translation, setTranslation] = useState(catalogue.translation)
  const previous = useRef<Messages>(undefined)
  const isLoaded = translation?.language === language
  useEffect(() => {
    if (isLoaded || language === undefined) return
    translated(catalogue, language).then(setTranslation, () =>
      setTranslation({ language, messages: catalogue.english }),
    )
    // A component that receives its texts too late renders again.
  }, [catalogue, language, isLoaded])
  if (language === undefined) previous.current = catalogue.english
  else if (isLoaded) previous.current = translation?.messages
  return previous.current
}

/** Content that replaces the component. */
export interface Replacement {
  readonly content?: ReactNode
}

/** Reports an error of a component as stay-error and shows the error message in its place. */
class Boundary extends Component<{ host: HTMLElement; children: ReactNode }, Replacement> {
  override state: Replacement = {}

  static getDerivedStateFromError() {
    return { content: null }
  }

  override componentDidCatch(error: unknown) {
    emit(this.props.host, 'stay-error', { code: 'RENDER_FAILED', message: String(error) })
    void import('./error-boundary.tsx').then((part) => part.showError).then((showError) => showError(this))
  }

  override render() {
    const { content = this.props.children } = this.state
    return content
  }
}
