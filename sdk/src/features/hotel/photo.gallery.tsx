import { useSheet } from '../../runtime/widget.ts'
import type { GalleryPage } from '../../ui/gallery-page.ts'
import frame from './photo.gallery.css'
import { Photo } from './photo.tsx'

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><rect width="8" height="5" fill="#9cc9d8"/><path d="M0 5 3 2l2 2 1-1 2 2z" fill="#3d6b5c"/></svg>',
)}`

function Shown({ src }: { src?: string }) {
  useSheet(frame)
  return (
    <div className="gallery-photo">
      <Photo src={src} alt="A house in the hills" />
    </div>
  )
}

export const page: GalleryPage = {
  states: {
    default: () => <Shown src={drawn} />,
    empty: () => <Shown />,
    error: () => <Shown src="data:image/png;base64,broken" />,
  },
  keeps: ['HOT-328'],
}
