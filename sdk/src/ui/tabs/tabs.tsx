import type { KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface Tab<Name extends string> {
  readonly name: Name
  readonly text: string
  readonly icon?: string
}

interface TabListProps<Name extends string> {
  readonly className: string
  readonly label: string
  readonly part?: string
  readonly tabs: readonly Tab<Name>[]
  readonly selected: Name
  /** Id of the panel that the tabs control. */
  readonly panel: string
  /** Tabs have the id `<prefix>-<name>`, which names the panel. */
  readonly prefix?: string
  /** Disables the other tabs. */
  readonly isFixed?: boolean
  readonly onSelect: (name: Name) => void
}

/** Tabs of a panel: one tab stop; arrow keys, Home and End select. */
export function TabList<Name extends string>(props: TabListProps<Name>) {
  const { tabs, selected, prefix = 'tab', isFixed = false, onSelect } = props
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const list = event.currentTarget
    const next = isFixed ? -1 : nextTab(event.key, list, tabs.length, indexOf(tabs, selected))
    const tab = tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.name)
    ;(list.children[next] as HTMLElement).focus()
  }
  return (
    <div
      className={props.className}
      role="tablist"
      aria-label={props.label}
      part={props.part}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ name, text, icon }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${prefix}-${name}`}
          aria-selected={name === selected}
          aria-controls={props.panel}
          tabIndex={name === selected ? 0 : -1}
          disabled={isFixed && name !== selected}
          onClick={() => onSelect(name)}
        >
          {icon && <Icon d={icon} />}
          {text}
        </button>
      ))}
    </div>
  )
}

const indexOf = (tabs: readonly Tab<string>[], selected: string) =>
  tabs.findIndex(({ name }) => name === selected)

/** Index of the tab that a key selects; -1 for other keys. */
function nextTab(key: string, list: Element, count: number, index: number): number {
  const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    Home: -index,
    End: -1 - index,
  }
  const step = steps[key]
  return step === undefined ? -1 : (index + step + count) % count
}
