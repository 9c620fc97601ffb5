import { enginePath } from './engines/programs.ts'

/** Flags for a browser that runs as root, without a network or with other browsers. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Returns the path of Chromium; installs it on Debian as root. Throws with instructions otherwise. */
export const chromiumPath = (): string => enginePath('chromium')
