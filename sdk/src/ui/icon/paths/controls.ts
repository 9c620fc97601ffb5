// Icons of buttons.
export const backIcon = 'M14.5 6l-6 6 6 6'
export const forwardIcon = 'M9.5 6l6 6-6 6'
export const downIcon = 'm6 9.5 6 6 6-6'
export const minusIcon = 'M5 12h14'
export const plusIcon = 'M12 5v14M5 12h14'
export const checkIcon = 'm4.5 12.5 5 5 10-11'
export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15'
export const tuneIcon =
  'M4 7h9M17.5 7H20M4 17h2.5M11 17h9M15.2 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM8.7 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z'
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z'
export const lockIcon =
  'M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'
export const keyIcon = 'M8 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12.5 12H21v3.5M17 12v3'
export const heartIcon =
  'M12 20.3C8.6 17.6 3.5 13.6 3.5 9.2A4.7 4.7 0 0 1 8.2 4.5c1.6 0 3 .8 3.8 2.1.8-1.3 2.2-2.1 3.8-2.1a4.7 4.7 0 0 1 4.7 4.7c0 4.4-5.1 8.4-8.5 11.1z'
export const locateIcon =
  'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3'
export const shareIcon = 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5'
