import { messages as refusals } from '@staykit/words/en/refusals'
import { catalogueOf } from '../messages/catalogue.ts'
import { translator } from '../messages/translate.ts'
import { useMessages } from '../runtime/element-root.tsx'
import { useWidget } from '../runtime/widget.ts'
import { refusalText } from '../ui/failure-text.ts'
import type { BrandBasics } from './brand-basics.ts'

const catalogue = catalogueOf({ refusals })

/** Tells travellers that booking is not available here; the console tells the developer why. */
export function BrandProblem({ problem }: Required<Pick<BrandBasics, 'problem'>>) {
  const { locale, words } = useWidget().settings
  const messages = useMessages(catalogue, locale)
  if (!messages) return null
  const t = translator({ ...messages, ...words }, locale)
  return (
    <p className="note bad" role="alert">
      {refusalText(t, { code: problem?.code }) ?? t('BRAND_DISABLED')}
    </p>
  )
}
