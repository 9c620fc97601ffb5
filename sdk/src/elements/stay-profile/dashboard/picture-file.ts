import { MAX_PICTURE_BYTES } from '@staykit/contract'

/** More than the server keeps, so that nothing is lost by it. */
const SIDE = 1024
const LIGHT_BYTES = 300_000
const drawable = ['image/jpeg', 'image/png', 'image/webp']

/** A chosen file as the call takes it, made smaller first where it is heavy; undefined for what is too large all the same. */
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
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.9))
  return made && made.type === file.type && made.size < file.size ? made : file
}

function base64(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
}
