// Icons that only a map has; those of ui/icon load with every element.
export const fitIcon =
  'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z'
export const listIcon = 'M4 7h.1M4 12h.1M4 17h.1M8 7h12M8 12h12M8 17h12'
