import { emulateMedia } from '@web/test-runner-commands'

const isChromium = document.documentElement.dataset.engine === 'chromium'

/** Tests that emulate media features. The drivers of Gecko and WebKit cannot. */
export const describeWithMedia = isChromium ? describe : describe.skip

/** Emulates whether the visitor wants less motion. Other engines than Chromium keep the setting of their system. */
export const setMotion = async (reducedMotion: 'reduce' | 'no-preference'): Promise<void> => {
  if (isChromium) await emulateMedia({ reducedMotion })
}
