import { whenIdle } from '#src/base/whenIdle.ts'
import { followSessionEnd } from './endSession.ts'
import { watchIdleness } from './idle.ts'
import { keepTokensFresh } from './refresh.ts'
import { startSession } from './startSession.ts'
import { handOverSession, takeOverSession } from './tabBroadcast.ts'

/** Restores the session of this tab, or takes that of another tab, and maintains it. */
export async function resumeSession(): Promise<void> {
  await takeOverSession()
  followSession()
  void startSession()
}

/** Maintains the sessions of the page: tokens, end, idleness, the other tabs and the offline answers. Called once. */
export function followSession(): void {
  keepTokensFresh()
  handOverSession()
  followSessionEnd()
  watchIdleness()
  // The code that stores answers loads after the code that makes calls.
  whenIdle(() => void import('./keptAnswers.ts').then(({ keepAnswers }) => keepAnswers()).catch(() => undefined))
}
