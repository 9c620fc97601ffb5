import { constants } from 'node:zlib'
import compression from 'compression'

/** Middleware that compresses what is text; each part as it is written, since a browser reads the head of a page while the API is asked for the rest. */
export default compression({
  flush: constants.Z_SYNC_FLUSH,
  brotli: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
})
