import { emulateMedia, executeServerCommand } from '@web/test-runner-commands'

const isChromium = document.documentElement.dataset.engine === 'chromium'

/** Tests that emulate media features. The drivers of Gecko and WebKit cannot. */
export const describeWithMedia = isChromium ? describe : describe.skip
export const itWithMedia = isChromium ? it : it.skip

/** Emulates whether the visitor wants less motion. Other engines than Chromium keep the setting of their system. */
export const setMotion = async (reducedMotion: 'reduce' | 'no-preference'): Promise<void> => {
  if (isChromium) await emulateMedia({ reducedMotion })
}

/** Emulates the forced colours of the system, where the driver can. */
export const setForcedColors = async (state: 'active' | 'none'): Promise<void> => {
  if (isChromium) await executeServerCommand('forced-colors', state)
}
