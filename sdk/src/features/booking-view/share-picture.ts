import type { Contract, PictureFacts } from '@staykit/contract'
import { largerThumbnail } from '@staykit/contract'
import { formatDate } from '@staykit/domain'
import type { Widget } from '../../runtime/widget.ts'

/** Size of the picture in px, as feeds show it. */
const [WIDTH, HEIGHT, MARGIN] = [1080, 1350, 72]
/** Height of the photo in px. */
const PHOTO = 810

/**
 * The stay as a picture to share: photo, hotel, place and dates in the fonts and colours of the element. It has neither price
 * nor numbers, which open the booking. Undefined when the browser cannot draw it.
 */
export async function sharePicture({ hotel, ...stay }: Contract, widget: Widget): Promise<File | undefined> {
  const { box, settings } = widget
  const canvas = box.ownerDocument.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const style = getComputedStyle(box)
  const token = (name: string) => style.getPropertyValue(`--_${name}`).trim()
  const font = (size: number, family = style.fontFamily, weight = '600') => {
    pen.font = `${weight} ${size}px ${family}`
  }
  pen.fillStyle = colorOf(box, '--_surface')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const photo = await loaded(largerThumbnail(hotel.images?.[0] ?? hotel.thumbnails[0]))
  pen.fillStyle = colorOf(box, '--_brand')
  pen.fillRect(0, 0, WIDTH, PHOTO)
  if (photo) cover(pen, photo, hotel.pictures?.[0]?.focus)
  const isRtl = style.direction === 'rtl'
  pen.textAlign = isRtl ? 'right' : 'left'
  pen.direction = isRtl ? 'rtl' : 'ltr'
  const x = isRtl ? WIDTH - MARGIN : MARGIN
  const width = WIDTH - 2 * MARGIN
  pen.fillStyle = colorOf(box, '--_text')
  font(92, token('font-display') || style.fontFamily, token('display-weight') || '700')
  pen.fillText(hotel.name, x, PHOTO + 150, width)
  pen.fillStyle = colorOf(box, '--_text-muted')
  font(44)
  pen.fillText(hotel.location.displayShort ?? hotel.location.display, x, PHOTO + 226, width)
  pen.fillStyle = colorOf(box, '--_text')
  font(56)
  const day = (date: string) =>
    formatDate(date, settings.locale, { weekday: 'short', month: 'short', day: 'numeric' })
  pen.fillText(`${day(stay.checkInDate)} – ${day(stay.checkOutDate)}`, x, PHOTO + 376, width)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png')).catch(() => null)
  return blob ? new File([blob], 'stay.png', { type: blob.type }) : undefined
}

/** A colour of the element as a canvas takes it: `light-dark()` is decided by the browser. */
function colorOf(box: HTMLElement, name: string): string {
  const probe = box.ownerDocument.createElement('i')
  probe.style.color = `var(${name})`
  box.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** A picture that may be drawn and read again; undefined for one of a server without CORS. */
function loaded(address: string | undefined): Promise<HTMLImageElement | undefined> {
  if (!address) return Promise.resolve(undefined)
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = address
  return image.decode().then(
    () => image,
    () => undefined,
  )
}

/** Fills the place of the photo without distortion, around its focus. */
function cover(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { x, y }: NonNullable<PictureFacts['focus']> = { x: 0.5, y: 0.5 },
): void {
  const scale = Math.max(WIDTH / image.naturalWidth, PHOTO / image.naturalHeight)
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, WIDTH, PHOTO)
  pen.clip()
  pen.drawImage(image, (WIDTH - width) * x, (PHOTO - height) * y, width, height)
  pen.restore()
}
