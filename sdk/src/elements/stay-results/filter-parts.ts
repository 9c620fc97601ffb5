import { messages as filtersTexts } from '@staykit/words/en/filters'
import { withTexts } from '../../ui/with-texts.tsx'
import { Chips as PlainChips } from './chips.tsx'
import { FilterDrawer as PlainDrawer } from './filter-drawer.tsx'
import { Filters as PlainFilters } from './filters.tsx'

// One chunk with its texts, loaded when the filters are visible, in the drawer, or active.
export const Filters = withTexts({ filters: filtersTexts }, PlainFilters)
export const FilterDrawer = withTexts({ filters: filtersTexts }, PlainDrawer)
export const Chips = withTexts({ filters: filtersTexts }, PlainChips)
