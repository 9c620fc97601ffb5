import type { ReactNode, Ref } from 'react'
import type { FieldState } from '../../features/stay-fields/field-box.tsx'
import { FieldError } from '../../ui/field/field-error.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { pinIcon } from '../../ui/icon/icons.ts'

interface PlaceBoxProps {
  /** Of the input; that of its error is `${id}-error`. */
  readonly id: string
  readonly label: string
  readonly state?: FieldState
  readonly error?: string | undefined
  readonly field?: Ref<HTMLDivElement>
  readonly input: ReactNode
  /** A button in the box. */
  readonly button?: ReactNode
  /** The list of places. */
  readonly list?: ReactNode
}

/** The box of a destination, around the combobox of the element and the input of a form without script. */
export function PlaceBox({ id, label, state = '', error, field, input, button, list }: PlaceBoxProps) {
  return (
    <div className="sf loc" part="field">
      <div ref={field} className="ta">
        <div className={`sf-b ${state} ${error ? 'bad' : ''}`}>
          <Icon d={pinIcon} />
          <span className="grow">
            <label className="sf-l" htmlFor={id}>
              {label}
            </label>
            {input}
          </span>
          {button}
        </div>
        {error && <FieldError id={`${id}-error`} text={error} />}
        {list}
      </div>
    </div>
  )
}
