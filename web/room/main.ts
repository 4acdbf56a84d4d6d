import { enterByAddress } from './enter/enterByAddress.ts'
import { hindrances } from './enter/hindrances.store.ts'

// An entrance draws nothing unless something stops it, so it runs before React and its dependents load.
if (window.location.pathname === '/__room/enter') hindrances.set(await enterByAddress(new URL(window.location.href)))

const { openRoom } = await import('./openRoom.tsx')
await openRoom()
