import { after } from '#src/base/clock.ts'
import { withoutActing } from '#src/session/acting/withoutActing.ts'
import { currentSession, type SessionEnd, type TokenSet } from './session.store.ts'
import {
  BRIDGE_KEYS,
  clearSession,
  mayHaveSession,
  type SessionKey,
  readSession,
  sessionEntries,
  writeDevice,
  writeSession,
} from './sessionEntries.ts'
import { toStorageEntries } from './storedSession.ts'

/** The messages between the tabs of a browser. Only pages of this site receive them. */
interface TabMessages {
  /** A refresh token was exchanged for a new pair. */
  readonly tokens: { readonly spent: string; readonly fresh: TokenSet }
  /** A new tab asks for a session. */
  readonly ask: { readonly tab: string }
  /** The answer: the storage entries of the session, for the tab that asked. */
  readonly handOver: { readonly tab: string; readonly values: Partial<Record<SessionKey, string>> }
  /** The session of a user has ended. */
  readonly ended: { readonly userId: number; readonly ended: SessionEnd }
  /** The page is in use. */
  readonly active: Record<string, never>
}

/**
 * Runs work while no other tab does. Tabs share a refresh token, and to the server one used twice looks stolen. Without
 * locks in the browser, the server's tolerance has to suffice.
 */
export async function withTabLock(work: () => Promise<void>): Promise<void> {
  const locks = browserLocks()
  if (locks) await locks.request('acometida.refresh', work)
  else await work()
}

/** The types promise locks, but pages on plain http have none. */
function browserLocks(): LockManager | undefined {
  return navigator.locks as LockManager | undefined
}

/** Sends a message to the other tabs. */
export function broadcast<Kind extends keyof TabMessages>(kind: Kind, message: TabMessages[Kind]): void {
  const channel = openChannel(kind)
  channel?.postMessage(message)
  channel?.close()
}

/** Calls the listener for each message of a kind from another tab. Returns the function that unsubscribes. */
export function onBroadcast<Kind extends keyof TabMessages>(
  kind: Kind,
  listener: (message: TabMessages[Kind]) => void,
): () => void {
  const channel = openChannel(kind)
  // Only pages of this site can post here, and they only post what `broadcast` does.
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessages[Kind]>) => listener(data))
  return () => channel?.close()
}

/** Remembers in the browser whether a session is open in some tab. */
export function markSessionOpen(open: boolean): void {
  writeDevice({ 'acometida.sessionOpen': open ? '1' : null })
}

/**
 * Hands this tab's session to each new tab that asks, without the user acted for. Returns the function that stops it.
 */
export function handOverSession(): () => void {
  const release = holdAnswersLock()
  const stopHearing = onBroadcast('ask', ({ tab }) => {
    if (readSession('id') === null) return
    const session = currentSession()
    const own = session?.acting ? toStorageEntries(withoutActing(session)) : {}
    const entries = Object.entries({ ...sessionEntries(), ...own })
    const values = Object.fromEntries(entries.filter(([key, value]) => value && !TAB_KEYS.has(key)))
    broadcast('handOver', { tab, values })
  })
  return () => {
    stopHearing()
    release()
  }
}

/** Each tab that answers holds this lock for its lifetime. */
const ANSWERING_LOCK = 'acometida.answers'

function holdAnswersLock(): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  void browserLocks()?.request(ANSWERING_LOCK, { mode: 'shared' }, () => held)
  return release
}

/** How long to wait for another tab, milliseconds. A busy tab may take its time; without any, there is no wait. */
async function patienceMs(): Promise<number> {
  const locks = await browserLocks()
    ?.query()
    .catch(() => undefined)
  if (!locks) return UNKNOWN_MS
  return locks.held?.some(({ name }) => name === ANSWERING_LOCK) ? BUSY_MS : 0
}

/** Below what a person notices. */
const UNKNOWN_MS = 250
const BUSY_MS = 5_000

/** Takes the session of another tab if this one has none. */
export async function takeOverSession(): Promise<void> {
  if (readSession('id') !== null || !mayHaveSession()) return
  const waitMs = await patienceMs()
  if (waitMs === 0) return
  const tab = crypto.randomUUID()
  await new Promise<void>((resolve) => {
    const finish = () => {
      stopHearing()
      stopWaiting()
      resolve()
    }
    const stopHearing = onBroadcast('handOver', ({ tab: askingTab, values }) => {
      if (askingTab !== tab) return
      clearSession([...TAB_KEYS])
      writeSession(values)
      finish()
    })
    const stopWaiting = after(waitMs, finish)
    broadcast('ask', { tab })
  })
}

/** Keys of one tab alone: its navigation and its payment. Answers are fetched anew. */
const TAB_KEYS: ReadonlySet<string> = new Set<SessionKey>([
  'lastPath',
  'acometida.redirectState',
  'acometida.redirectQuery',
  'href',
  'acometida.answers',
  ...BRIDGE_KEYS,
])

function openChannel(kind: keyof TabMessages): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`acometida.${kind}`)
}
