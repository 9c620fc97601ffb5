export {
  actionOf,
  createPlatformClient,
  type PlatformClientOptions,
  type PlatformRequest,
  REF_ID_HEADER,
} from './client.ts'
export {
  createEnvelope,
  type Envelope,
  type EnvelopeAbout,
  type EnvelopeCodec,
  KEY_PREFIX,
} from './envelope.ts'
