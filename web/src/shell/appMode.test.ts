import { describe, expect, test } from 'vitest'
import { isAppMode, isSmallWindow } from './appMode.ts'

describe('the app mode', () => {
  const phone = { mobile: true, touch: true, standalone: true, webView: false, width: 800, height: 700 }

  test('means a touch screen, standalone or in a web view, in a large window, or the shell [FL-111]', () => {
    expect(isAppMode(phone)).toBe(true)
    expect(isAppMode({ ...phone, standalone: false, webView: true })).toBe(true)
    for (const change of [{ mobile: false }, { touch: false }, { standalone: false }, { width: 767 }])
      expect(isAppMode({ ...phone, ...change })).toBe(false)
    expect(isAppMode({ ...phone, width: 390, shell: true })).toBe(true)
  })

  test('counts a window as small below 768 wide or 600 high [CO-049]', () => {
    expect(isSmallWindow({ width: 768, height: 600 })).toBe(false)
    expect(isSmallWindow({ width: 767, height: 600 })).toBe(true)
    expect(isSmallWindow({ width: 768, height: 599 })).toBe(true)
  })
})
