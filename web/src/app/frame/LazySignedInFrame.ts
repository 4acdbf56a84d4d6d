import { lazyScreen } from '#src/api/lazyScreen.ts'

/** The frame of signed-in users. The log-in does not load it. */
export const LazySignedInFrame = lazyScreen(async () => (await import('./SignedInFrame.tsx')).SignedInFrame)
