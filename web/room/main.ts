import { enterByAddress } from './enter/enterByAddress.ts'
import { hindrance } from './enter/hindrance.store.ts'

// An entrance draws nothing unless it asks or something stops it, so it runs before React and its dependents load.
if (window.location.pathname === '/__room/enter') hindrance.set(await enterByAddress(new URL(window.location.href)))

const { openRoom } = await import('./openRoom.tsx')
await openRoom()
