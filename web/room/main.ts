import { enterByAddress } from './enter/enterByAddress.ts'
import { hindrances } from './enter/hindrances.store.ts'

// An entrance draws nothing unless something hinders it, so it comes before React and all that stands on it.
if (window.location.pathname === '/__room/enter') hindrances.set(await enterByAddress(new URL(window.location.href)))

const { openRoom } = await import('./openRoom.tsx')
await openRoom()
