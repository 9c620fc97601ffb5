import { describe, expect, it } from 'vitest'
import { createViewport, isMobileDevice } from './index.ts'

function screenOf(width: number, height = 800) {
  let size = { width, height }
  const listeners = new Set<() => void>()
  return {
    size: () => size,
    onResize: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become(next: number, high: number) {
      size = { width: next, height: high }
      for (const listener of listeners) listener()
    },
  }
}

describe('the viewport', () => {
  it('[PLT-167] has width, height, isMobile and isDesktop, after a resize too', () => {
    const screen = screenOf(1280, 900)
    const { $viewport, stop } = createViewport(screen)
    expect($viewport.get()).toEqual({ width: 1280, height: 900, isMobile: false, isDesktop: true })
    screen.become(390, 844)
    const phone = { width: 390, height: 844, isMobile: true, isDesktop: false }
    expect($viewport.get()).toEqual(phone)
    stop()
    screen.become(1280, 900)
    expect($viewport.get()).toEqual(phone)
  })

  it('[PLT-016] [AQ-07] calls it mobile up to 720 px, else desktop', () => {
    const at = (width: number) => createViewport(screenOf(width)).$viewport.get()
    expect(at(720)).toMatchObject({ isMobile: true, isDesktop: false })
    expect(at(721)).toMatchObject({ isMobile: false, isDesktop: true })
  })

  it('[PLT-017] [AQ-07] calls it a mobile device below 1024 px', () => {
    expect(isMobileDevice({ width: 1023, height: 800 })).toBe(true)
    expect(isMobileDevice({ width: 1024, height: 800 })).toBe(false)
  })
})
