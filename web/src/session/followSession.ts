import { followSessionEnd } from './endSession.ts'
import { whenIdle } from '#src/base/whenIdle.ts'
import { watchIdleness } from './idle.ts'
import { keepTokensFresh } from './refresh.ts'
import { startSession } from './startSession.ts'
import { handOverSession, takeOverSession } from './tabs.ts'

/** Takes up the session that this tab may have, or that of another tab, and looks after it. */
export async function takeUpSession(): Promise<void> {
  await takeOverSession()
  followSession()
  void startSession()
}

/**
 * Looks after the session of the page, and after each that follows it: its tokens, its end, and the other tabs. Called
 * once.
 */
export function followSession(): void {
  keepTokensFresh()
  handOverSession()
  followSessionEnd()
  watchIdleness()
  keepAnswersOfSession()
}

/** What keeps answers comes after what asks for them. */
function keepAnswersOfSession(): void {
  whenIdle(() => void import('./keptAnswers.ts').then(({ keepAnswers }) => keepAnswers()).catch(() => undefined))
}
