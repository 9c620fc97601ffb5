import type { GalleryPage } from '../gallery-page.ts'
import { lazy } from './lazy.tsx'

const Here = lazy<object>(async () => () => (
  <p>The part is here: its code came when it was first rendered.</p>
))
const OnItsWay = lazy<object>(() => new Promise(() => {}))
const Never = lazy<object>(() => Promise.reject(new TypeError('no chunk')))

export const page: GalleryPage = {
  states: {
    default: () => <Here />,
    loading: () => (
      <p className="muted">
        Nothing shows until it is there.
        <OnItsWay />
      </p>
    ),
    error: () => <Never />,
  },
  keyboard: { 'Enter, Space': 'on the button, where the code did not come three times, ask for it again' },
}
