import { devices } from '@playwright/test'

/** The windows in which a screen is looked at. */
export const sizes = [
  ['desktop', {}],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: devices['iPhone 13'].userAgent }],
] as const
