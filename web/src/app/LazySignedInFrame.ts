import { lazyArea } from './lazyArea.tsx'

/** The frame of whoever is logged in: the log-in does without it. */
export const LazySignedInFrame = lazyArea(async () => (await import('./SignedInFrame.tsx')).SignedInFrame)
