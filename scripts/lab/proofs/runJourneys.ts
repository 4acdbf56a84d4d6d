import { spawn } from 'node:child_process'
import { endsWithParent } from '../../lib/process/children.ts'
import { findBrowser } from '../../lib/programs/browser.ts'
import { root } from '../../lib/root.ts'
import { toolFile } from '../../lib/tool.ts'

/** The journeys to run, by default all. */
interface Selection {
  /** Those with one of these words in their file's name or title. */
  readonly words?: readonly string[]
  /** Those without this word in their title. */
  readonly without?: string
  /** How many run at once, by default one more than there are cores. */
  readonly workers?: number
}

/**
 * Runs journeys on a server behind another one. Journeys that cut the connection are left out, because the server in
 * between would answer. Resolves to whether all passed; Playwright prints those that did not.
 */
export async function runJourneys(url: string, { words = [], without, workers }: Selection = {}): Promise<boolean> {
  const browser = findBrowser()
  const runner = spawn(
    process.execPath,
    [
      ...endsWithParent,
      toolFile('playwright'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=dot',
      `--grep-invert=${['@cutLine', ...(without === undefined ? [] : [without])].join('|')}`,
      ...(workers === undefined ? [] : [`--workers=${workers}`]),
      ...words,
    ],
    {
      cwd: root,
      env: { ...process.env, ACOMETIDA_URL: url, ...(browser === null ? {} : { CHROMIUM: browser }) },
      stdio: 'inherit',
    },
  )
  const code = await new Promise<number | null>((resolve) => void runner.once('close', resolve))
  return code === 0
}
