import { duffelStandIn } from '../src/adapters/duffel/testing/duffel-stand-in.ts'
import { liteapiStandIn } from '../src/adapters/liteapi/testing/liteapi-stand-in.ts'

/** Two providers in this process, most of whose hotels are the same, and the settings of a server that sells for both. */
export async function startTwoSuppliers() {
  const [duffel, liteapi] = await Promise.all([duffelStandIn(), liteapiStandIn({ key: 'sand_stand-in' })])
  return {
    settings: {
      SUPPLIERS: 'duffel,liteapi',
      DUFFEL_ACCESS_TOKEN: duffel.token,
      DUFFEL_API_BASE: duffel.url,
      LITEAPI_KEY: liteapi.key,
      LITEAPI_API_BASE: liteapi.url,
    },
    stop: () => Promise.all([duffel.close(), liteapi.close()]),
  }
}
