/** The calendar and the guests. */
export const loadPanel = () => import('./panels.tsx').then((module) => module.Panel)
