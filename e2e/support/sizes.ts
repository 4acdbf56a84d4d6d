import { devices, type Page } from '@playwright/test'

export const phone = { width: 390, height: 844 }

/** The options of a test on a phone, where less is in view and bars cover part of the page. */
export const onPhone = { viewport: phone, hasTouch: true, userAgent: devices['iPhone 13'].userAgent } as const

/** The devices on which device-specific layouts are measured. */
export const sizes = [
  ['desktop', {}],
  ['phone', onPhone],
] as const

/** The windows in which each state of a screen is checked. The last is a page of 1280 by 1024 at 400 %. */
const windows = [
  { name: 'desktop', size: { width: 1280, height: 900 }, touch: false },
  { name: 'phone', size: phone, touch: true },
  { name: 'zoomed', size: { width: 320, height: 256 }, touch: false },
] as const

/** Shows the current page in each window in turn, so that a state is reached only once. The last window stays. */
export async function inEachWindow(
  page: Page,
  look: (window: (typeof windows)[number]['name']) => Promise<void>,
): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const first = page.viewportSize()
  for (const { name, size, touch } of windows) {
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
    await page.setViewportSize(size)
    // Content that depends on the window is drawn by the second frame. The page is scrolled to the top, so that the
    // header's bar does not half cover anything.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.scrollTo(0, 0)
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }),
    )
    await look(name)
  }
  if (first) await page.setViewportSize(first)
  await device.detach()
}
