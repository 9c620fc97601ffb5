// Icons of payments and documents.
export const cardIcon =
  'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5V8a2.5 2.5 0 0 1 2.5-2.5zM3 10h18M6.5 15h4'
export const bitcoinIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 8h3.7a2 2 0 0 1 0 4H9.5zM9.5 12h4.2a2 2 0 0 1 0 4.1H9.5zM9.5 8v8.1M11 6.3V8M13 6.3V8M11 16.1v1.7M13 16.1v1.7'
export const walletIcon =
  'M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5h12A1.5 1.5 0 0 0 20 18v-8.5A1.5 1.5 0 0 0 18.5 8H5.8A1.8 1.8 0 0 1 4 6.2 1.8 1.8 0 0 1 5.8 4.5H17V8M16 13.8h.01'
export const fileIcon = 'M6.5 3.5h7.5l4 4v13H6.5zM13.5 3.5V8H18M9 12.5h6M9 16h6'
export const gemIcon = 'M7 4.5h10l3.5 5L12 20 3.5 9.5zM3.5 9.5h17M9.5 9.5 12 20l2.5-10.5L12 4.5z'
export const phoneIcon =
  'M7.5 4h2.8l1.4 4-1.9 1.4a11 11 0 0 0 4.8 4.8l1.4-1.9 4 1.4v2.8A2.5 2.5 0 0 1 17.5 19 12.5 12.5 0 0 1 5 6.5 2.5 2.5 0 0 1 7.5 4z'
