import { type ComponentType, useMemo } from 'react'
import { catalogueOf, type Texts } from '../messages/catalogue.ts'
import { type Translate, translator } from '../messages/translate.ts'
import { useMessages } from '../runtime/element-root.tsx'
import { useWidget, WidgetContext } from '../runtime/widget.ts'

/** Wraps a lazy part that has its own texts, loaded with its code or from a catalogue; other texts come from the element. */
export function withTexts<P extends object>(
  texts: Texts,
  Inner: ComponentType<P>,
  catalogue = catalogueOf(texts),
): ComponentType<P> {
  return (props) => {
    const widget = useWidget()
    const messages = useMessages(catalogue, widget.settings.locale)
    const own = useMemo(() => {
      if (!messages) return undefined
      const { locale, words } = widget.settings
      const say = translator({ ...messages, ...words }, locale)
      return {
        ...widget,
        t: ((...args) => (args[0] in messages ? say : widget.t)(...args)) as Translate,
      }
    }, [widget, messages])
    return (
      own && (
        <WidgetContext value={own}>
          <Inner {...props} />
        </WidgetContext>
      )
    )
  }
}
