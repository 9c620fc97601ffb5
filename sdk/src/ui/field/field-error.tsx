import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icon/icons.ts'

/** The error of a field, which references it by aria-describedby. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="error" id={id}>
      <Icon d={alertIcon} />
      {text}
    </p>
  )
}
