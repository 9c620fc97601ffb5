/** A page without code, in a frame of this size (CSS pixels). */
export async function blankFrame(width: number, height: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.style.cssText = `position: fixed; inset: 0; width: ${width}px; height: ${height}px; border: 0`
  frame.src = '/sdk/src/testing/blank.html'
  document.body.append(frame)
  await new Promise((done) => frame.addEventListener('load', done, { once: true }))
  return frame
}
