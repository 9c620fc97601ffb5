// Our own icons on a 24 × 24 grid, one path each.
export const pinIcon =
  'M12 21s7-6 7-11.2a7 7 0 0 0-14 0C5 15 12 21 12 21zm0-13.7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z'
export const calendarIcon =
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5zM3.5 10h17M8 2.8V7M16 2.8V7'
export const peopleIcon =
  'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.6c2 .8 3.2 2.6 3.5 5.4'
export const personIcon = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.5-4 3.500-6 7.500-6s7 2 7.500 6'
export const searchIcon = 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM16 16l4.5 4.5'
export const arrowIcon = 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5'
export const locateIcon =
  'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3'
export const planeIcon =
  'M10.5 13.5 4 12l1.5-1.5 6 .2L16 6c1-1 2.8-1.6 3.6-.8s.2 2.6-.8 3.6l-4.6 4.5.2 6-1.4 1.5-1.5-6.3-3.2 3 .3 2.2-1.2 1.2-1.3-3.3-3.3-1.3L4 15l2.3.3z'
export const hotelIcon =
  'M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 5v15.5M3 20.5h18M9 7.5h1.5M13.5 7.5H15M9 11.5h1.5M13.5 11.5H15M10 20.5V17a2 2 0 0 1 4 0v3.5'
export const bedIcon =
  'M3.5 19.5v-6a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v6M3.5 16.5h17M5.5 11.5v-4a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v4M8.5 11.5V9.8a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v1.7'
export const carIcon =
  'M4.5 11 6.3 6.4A2 2 0 0 1 8.2 5h7.6a2 2 0 0 1 1.9 1.4L19.5 11M4.5 11h15a1.5 1.5 0 0 1 1.5 1.5V17H3v-4.5A1.5 1.5 0 0 1 4.5 11zM5 17v2M19 17v2M7 14h.5M16.5 14h.5'
export const closeIcon = 'M6 6l12 12M18 6 6 18'
export const backIcon = 'M14.5 6l-6 6 6 6'
export const forwardIcon = 'M9.5 6l6 6-6 6'
export const minusIcon = 'M5 12h14'
export const plusIcon = 'M12 5v14M5 12h14'
export const alertIcon = 'M12 4 2.8 19.5h18.4zM12 10v4.2M12 16.8v.2'
export const tuneIcon =
  'M4 7h9M17.5 7H20M4 17h2.5M11 17h9M15.2 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM8.7 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z'
export const checkIcon = 'm4.5 12.5 5 5 10-11'
export const cardIcon =
  'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5V8a2.5 2.5 0 0 1 2.5-2.5zM3 10h18M6.5 15h4'
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z'
export const lockIcon =
  'M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'
export const medalIcon = 'M12 12.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM9.5 13 6.5 4h4l1.5 4 1.5-4h4l-3 9'
export const downIcon = 'm6 9.5 6 6 6-6'
export const keyIcon = 'M8 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12.5 12H21v3.5M17 12v3'
export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15'
export const giftIcon =
  'M4.5 11h15v8a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19zM3.5 7.5h17V11h-17zM12 7.5v13M12 7.5C10 7.5 7.5 6.7 7.5 5a2 2 0 0 1 2-2C11.5 3 12 6 12 7.5zM12 7.5c2 0 4.5-.8 4.5-2.5a2 2 0 0 0-2-2C12.5 3 12 6 12 7.5z'
export const imageIcon =
  'M5.5 4.5h13A2 2 0 0 1 20.5 6.5v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM8.5 8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM3.5 16.5l4.5-4 4 3.5 3-2.5 5.5 4.5'
export const bitcoinIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 8h3.7a2 2 0 0 1 0 4H9.5zM9.5 12h4.2a2 2 0 0 1 0 4.1H9.5zM9.5 8v8.1M11 6.3V8M13 6.3V8M11 16.1v1.7M13 16.1v1.7'
export const walletIcon =
  'M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5h12A1.5 1.5 0 0 0 20 18v-8.5A1.5 1.5 0 0 0 18.5 8H5.8A1.8 1.8 0 0 1 4 6.2 1.8 1.8 0 0 1 5.8 4.5H17V8M16 13.8h.01'
export const clockIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.2l3.2 2'
export const copyIcon = 'M9 9h10.5v10.5H9zM15 5.5V4.5H4.5V15h1'
export const fileIcon = 'M6.5 3.5h7.5l4 4v13H6.5zM13.5 3.5V8H18M9 12.5h6M9 16h6'
export const gemIcon = 'M7 4.5h10l3.5 5L12 20 3.5 9.5zM3.5 9.5h17M9.5 9.5 12 20l2.5-10.5L12 4.5z'
export const heartIcon =
  'M12 20.3C8.6 17.6 3.5 13.6 3.5 9.2A4.7 4.7 0 0 1 8.2 4.5c1.6 0 3 .8 3.8 2.1.8-1.3 2.2-2.1 3.8-2.1a4.7 4.7 0 0 1 4.7 4.7c0 4.4-5.1 8.4-8.5 11.1z'
export const shareIcon = 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5'
export const cupIcon =
  'M4.500 9.500h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM16.500 11h1.300a2.700 2.700 0 0 1 0 5.400h-1.600M8 3.500c-.8 1 .8 1.800 0 3M12 3.500c-.8 1 .8 1.800 0 3'
export const sizeIcon = 'M4.500 9V4.500H9M19.500 9V4.500H15M4.500 15v4.500H9M19.500 15v4.500H15'
