import type { GalleryPage } from '../gallery-page.ts'
import { ProgressBar } from './progress-bar.tsx'

export const page: GalleryPage = {
  states: {
    default: () => <ProgressBar share={0.4} />,
    empty: () => <ProgressBar share={0} />,
    full: () => <ProgressBar share={1} />,
  },
}
