/** Why the browser returned no position: 1 when the traveller declined (code of the Geolocation API). */
export class PositionError extends Error {
  readonly code: number

  constructor(code: number) {
    super('Unable to Locate Your Position')
    this.code = code
  }
}

/** The position of the traveller, with high accuracy. Throws PositionError. */
export function currentPosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new PositionError(2))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(new PositionError(code)),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  })
}
