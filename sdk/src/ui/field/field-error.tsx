import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icon/icons.ts'

/** What is wrong with a field; the field names it by aria-describedby. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="error" id={id}>
      <Icon d={alertIcon} />
      {text}
    </p>
  )
}
