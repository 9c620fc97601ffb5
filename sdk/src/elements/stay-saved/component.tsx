import { useHref } from '../../page/use-href.ts'
import { useServices } from '../../page/use-services.ts'
import type { PropsOf } from '../../runtime/declaration.ts'
import type { staySaved } from './element.ts'
import { OwnList } from './own-list.tsx'
import { SharedList } from './shared-list.tsx'
import { Viewed } from './viewed.tsx'

/** Query parameter of a page that shows a shared list. */
export const SHARED = 'saved'

/** Saved and viewed hotels, or a shared list. */
export function StaySaved({ show = 'all', sharedList, shareUrl }: PropsOf<typeof staySaved>) {
  const services = useServices()
  const token = new URL(useHref()).searchParams.get(SHARED)
  const link = sharedList ?? token
  if (link && show !== 'viewed') return services ? <SharedList key={link} {...{ link, services }} /> : null
  return (
    <div className="col g8 steady">
      {show !== 'viewed' && <OwnList services={services} shareUrl={shareUrl} />}
      {show !== 'saved' && <Viewed />}
    </div>
  )
}
