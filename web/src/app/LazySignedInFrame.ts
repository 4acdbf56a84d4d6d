import { lazyScreen } from '#src/api/lazyScreen.ts'

/** The frame of whoever is logged in: the log-in does without it. */
export const LazySignedInFrame = lazyScreen(async () => (await import('./SignedInFrame.tsx')).SignedInFrame)
