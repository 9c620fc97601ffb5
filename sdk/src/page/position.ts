/** Why the browser gave no position: 1 when the traveller has declined (the code of the geolocation service). */
export class PositionError extends Error {
  readonly code: number

  constructor(code: number) {
    super('Unable to Locate Your Position')
    this.code = code
  }
}

/** Where the traveller is, with high accuracy. Throws PositionError. */
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
