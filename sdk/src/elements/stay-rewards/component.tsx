import { useStore } from '@nanostores/react'
import { createFigures } from '@staykit/stores/profile'
import { messages as rewardsTexts } from '@staykit/words/en/rewards'
import { useEffect, useMemo } from 'react'
import { ForMember, type MemberProps } from '../../features/for-member.tsx'
import { LifeLine } from '../../features/rewards/life-line.tsx'
import { RewardsPanel } from '../../features/rewards/rewards-panel.tsx'
import { useNamedFailure } from '../../features/use-failure.ts'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import type { stayRewards } from './element.ts'

function Rewards(_props: PropsOf<typeof stayRewards>) {
  const { t } = useWidget()
  const loading = (
    <div className="card col" role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="skel" />
      ))}
    </div>
  )
  return <ForMember loading={loading}>{(member) => <OfMember {...member} />}</ForMember>
}

function OfMember({ services, user }: MemberProps) {
  const { t } = useWidget()
  const figures = useMemo(() => createFigures(services), [services])
  const { wallet: problem } = useStore(figures.$figures).errors
  const load = () => void figures.load(user.id)
  useEffect(() => {
    void figures.load(user.id)
    return figures.clear
  }, [figures, user.id])
  useNamedFailure('FIGURES_FAILED', problem, load)
  return problem === undefined ? (
    <>
      <RewardsPanel services={services} userId={user.id} figures={figures} />
      <LifeLine figures={figures} />
    </>
  ) : (
    <NotLoaded text={t('pointsFailed')} onRetry={load} />
  )
}

export const StayRewards = withTexts({ rewards: rewardsTexts }, Rewards)
