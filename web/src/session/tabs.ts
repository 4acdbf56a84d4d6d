import { after } from '#src/base/clock.ts'
import { currentSession, type SessionEnd, type TokenSet, withoutActing } from './session.store.ts'
import { keptOf } from './storedSession.ts'
import {
  BRIDGE_KEYS,
  clearSession,
  mayHaveSession,
  SESSION_KEYS,
  type SessionKey,
  readSession,
  writeDevice,
  writeSession,
} from './storage.ts'

/** What the tabs of one browser tell each other. Only pages of this site hear it. */
interface TabMessages {
  /** A refresh token was exchanged for a new pair. */
  readonly tokens: { readonly spent: string; readonly fresh: TokenSet }
  /** A new tab asks whether there is a session. */
  readonly ask: { readonly tab: string }
  /** The answer: what the session keeps, for the tab that asked. */
  readonly handOver: { readonly tab: string; readonly values: Partial<Record<SessionKey, string>> }
  /** The session of a user has ended. */
  readonly ended: { readonly userId: number; readonly ended: SessionEnd }
  /** Somebody uses the page. */
  readonly active: Record<string, never>
}

/**
 * Runs work while no other tab does the same. Tabs share a refresh token, and one that is used twice looks stolen to
 * the server. Where the browser has no locks, the server's own tolerance has to do.
 */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const locks = ofBrowser()
  if (locks) await locks.request('acometida.refresh', work)
  else await work()
}

/** The types promise locks; pages that are not served securely have none. */
function ofBrowser(): LockManager | undefined {
  return navigator.locks as LockManager | undefined
}

/** Tells the other tabs. */
export function tellTabs<Kind extends keyof TabMessages>(kind: Kind, message: TabMessages[Kind]): void {
  const channel = openChannel(kind)
  channel?.postMessage(message)
  channel?.close()
}

/** Calls back with each message of a kind that another tab sends. The function it returns stops that. */
export function hearTabs<Kind extends keyof TabMessages>(
  kind: Kind,
  listener: (message: TabMessages[Kind]) => void,
): () => void {
  const channel = openChannel(kind)
  // Only pages of this site can post here, and they only post what tellTabs does.
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessages[Kind]>) => listener(data))
  return () => channel?.close()
}

/** Whether a session is open in some tab, as far as this browser remembers. */
export function markSessionOpen(open: boolean): void {
  writeDevice({ 'acometida.sessionOpen': open ? '1' : null })
}

/**
 * Hands this tab's session to each new tab that asks, but not the customer whom staff act for in it. The function it
 * returns stops that.
 */
export function handOverSession(): () => void {
  const letGo = holdAnswersLock()
  const stopHearing = hearTabs('ask', ({ tab }) => {
    if (readSession('id') === null) return
    const session = currentSession()
    const own: Partial<Record<SessionKey, string | null>> = session?.acting ? keptOf(withoutActing(session)) : {}
    const values = Object.fromEntries(
      SESSION_KEYS.filter((key) => !ofThisTab.has(key)).flatMap((key) => {
        const value = key in own ? own[key] : readSession(key)
        return value ? [[key, value]] : []
      }),
    )
    tellTabs('handOver', { tab, values })
  })
  return () => {
    stopHearing()
    letGo()
  }
}

/** Held by each tab that answers, for as long as it lives. */
const ANSWERS = 'acometida.answers'

function holdAnswersLock(): () => void {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  void ofBrowser()?.request(ANSWERS, { mode: 'shared' }, () => held)
  return letGo
}

/**
 * How long to wait for another tab, milliseconds: a busy one that is there may take its time, and for none there is
 * nothing to wait.
 */
async function patienceMs(): Promise<number> {
  const locks = await ofBrowser()
    ?.query()
    .catch(() => undefined)
  if (!locks) return UNKNOWN_MS
  return locks.held?.some(({ name }) => name === ANSWERS) ? BUSY_MS : 0
}

/** No longer than a person notices. */
const UNKNOWN_MS = 250
const BUSY_MS = 5_000

/** Takes the session of another tab over, where this one has none and there is one. */
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
    const stopHearing = hearTabs('handOver', ({ tab: asked, values }) => {
      if (asked !== tab) return
      clearSession([...ofThisTab])
      writeSession(values)
      finish()
    })
    const stopWaiting = after(waitMs, finish)
    tellTabs('ask', { tab })
  })
}

/**
 * Where a tab came from and is going is its own affair, and so is what is paid in it. What it was answered it asks for
 * anew.
 */
const ofThisTab: ReadonlySet<SessionKey> = new Set([
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
