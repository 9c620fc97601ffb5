import { MAX_PICTURE_BYTES } from '@staykit/contract'

/** Larger than the server stores, so that no quality is lost. */
const SIDE = 1024
const LIGHT_BYTES = 300_000
const drawable = ['image/jpeg', 'image/png', 'image/webp']

/** Converts a chosen file for the call, scaled down if it is large; undefined if it is still too large. */
export async function pictureOf(file: File): Promise<{ name: string; picture: string } | undefined> {
  const small = await lighter(file).catch(() => file)
  if (small.size > MAX_PICTURE_BYTES || small.size === 0) return undefined
  return { name: file.name, picture: await base64(small) }
}

async function lighter(file: File): Promise<Blob> {
  if (file.size <= LIGHT_BYTES || !drawable.includes(file.type)) return file
  const image = await createImageBitmap(file)
  const share = Math.min(1, SIDE / Math.min(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * share)
  canvas.height = Math.round(image.height * share)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const scaled = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.9))
  return scaled && scaled.type === file.type && scaled.size < file.size ? scaled : file
}

function base64(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
}
