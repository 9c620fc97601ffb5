/** Outlines on a 24 × 24 grid, drawn for this product; each is its own export, so that a chunk carries what it uses. */
export const alert = 'M12 3.8 21.5 20h-19zM12 10v4.5M12 17.2h.01'
export const calendar =
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5zM4 9.5h16M8.5 3v4M15.5 3v4'
export const card =
  'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5V8a2.5 2.5 0 0 1 2.5-2.5zM3 10h18M6.5 15h4'
export const check = 'm4.5 12.5 5 5 10-11'
export const close = 'M6 6l12 12M18 6 6 18'
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z'
export const key = 'M14.5 4.5a5 5 0 1 1-4.3 7.5L4 18.2V20h3v-2h2v-2l2.1-2.1M16 8h.01'
export const lock =
  'M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'
export const mail =
  'M5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 6zM4 7.5l8 6 8-6'
export const medal = 'M12 12.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM9.5 13 6.5 4h4l1.5 4 1.5-4h4l-3 9'
export const pin =
  'M12 21s-7-6.3-7-11.5a7 7 0 0 1 14 0C19 14.7 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z'
