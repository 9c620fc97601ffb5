import { ApiError } from './api-error.ts'

/** An origin as browsers write it. The hint that people copy repeats nothing else. */
const plainOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/

/** 403 FORBIDDEN_ORIGIN that names the origin and how to allow it. Details: origin, refId, command. */
export function forbiddenOrigin(origin: string, refId?: string): ApiError {
  const brand = refId === undefined ? 'any brand' : `the brand ${refId}`
  const details = { origin, ...(refId !== undefined && { refId }) }
  if (origin === 'null' || origin.startsWith('file:'))
    return new ApiError(403, 'FORBIDDEN_ORIGIN', `A page without an origin cannot speak for ${brand}.`, {
      description:
        'It was opened as a file, or in a sandboxed frame. Serve it over http, for instance with npx serve: a development server answers every page of http://localhost.',
      details,
    })
  if (!plainOrigin.test(origin))
    return new ApiError(403, 'FORBIDDEN_ORIGIN', `This is not an origin of ${brand}.`, { details })
  const command = `npx staykit brand add-origin ${refId ?? '<refId>'} ${origin}`
  return new ApiError(403, 'FORBIDDEN_ORIGIN', `Pages of ${origin} may not speak for ${brand}.`, {
    description: `Allow them, on the machine of the API: ${command}`,
    details: { ...details, command },
  })
}
