import { useStore } from '@nanostores/react'
import { $socialProblem } from '@staykit/stores/social'
import { useWidget } from '../../runtime/widget.ts'

/** Why the last external login failed. */
export function Problem() {
  const { t } = useWidget()
  const problem = useStore($socialProblem)
  return (
    problem && (
      <p className="note bad" role="alert">
        {t(`problem.${problem}`)}
      </p>
    )
  )
}
