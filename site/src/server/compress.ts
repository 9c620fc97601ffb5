import { constants } from 'node:zlib'
import compression from 'compression'

/** Middleware that compresses text, chunk by chunk: a browser reads the head of a page while the API call for the rest is in progress. */
export default compression({
  flush: constants.Z_SYNC_FLUSH,
  brotli: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
})
