// Icons of accounts and trips.
export const personIcon = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.5-4 3.500-6 7.500-6s7 2 7.500 6'
export const giftIcon =
  'M4.5 11h15v8a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19zM3.5 7.5h17V11h-17zM12 7.5v13M12 7.5C10 7.5 7.5 6.7 7.5 5a2 2 0 0 1 2-2C11.5 3 12 6 12 7.5zM12 7.5c2 0 4.5-.8 4.5-2.5a2 2 0 0 0-2-2C12.5 3 12 6 12 7.5z'
export const carIcon =
  'M4.5 11 6.3 6.4A2 2 0 0 1 8.2 5h7.6a2 2 0 0 1 1.9 1.4L19.5 11M4.5 11h15a1.5 1.5 0 0 1 1.5 1.5V17H3v-4.5A1.5 1.5 0 0 1 4.5 11zM5 17v2M19 17v2M7 14h.5M16.5 14h.5'
export const clockIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.2l3.2 2'
export const copyIcon = 'M9 9h10.5v10.5H9zM15 5.5V4.5H4.5V15h1'
