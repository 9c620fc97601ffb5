// Icons of the search form.
export const pinIcon =
  'M12 21s7-6 7-11.2a7 7 0 0 0-14 0C5 15 12 21 12 21zm0-13.7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z'
export const calendarIcon =
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5zM3.5 10h17M8 2.8V7M16 2.8V7'
export const peopleIcon =
  'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.6c2 .8 3.2 2.6 3.5 5.4'
export const searchIcon = 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM16 16l4.5 4.5'
export const arrowIcon = 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5'
export const alertIcon = 'M12 4 2.8 19.5h18.4zM12 10v4.2M12 16.8v.2'
export const closeIcon = 'M6 6l12 12M18 6 6 18'
