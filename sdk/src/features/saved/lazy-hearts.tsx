import { lazy } from '../../ui/lazy/lazy.tsx'

/** The heart of a hotel, which loads when the hotel is on the page. */
export const Hearts = lazy(() => import('./hearts.tsx').then((part) => part.Hearts), 'optional')
