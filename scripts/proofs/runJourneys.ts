import { spawn } from 'node:child_process'
import { findBrowser } from '../lib/browser.ts'
import { root } from '../lib/root.ts'
import { toolFile } from '../lib/tool.ts'

/** Which journeys are run; all, unless told. */
interface Selection {
  /** Those with one of these words in their file's name or title. */
  readonly words?: readonly string[]
  /** Those without this word in their title. */
  readonly without?: string
  /** How many at once; one more than there are cores, unless told. */
  readonly workers?: number
}

/**
 * Runs journeys on a server behind another one. Those that cut a line are left out: what stands between answers in its
 * place. Resolves to whether each passed; Playwright prints which did not.
 */
export async function runJourneys(url: string, { words = [], without, workers }: Selection = {}): Promise<boolean> {
  const browser = findBrowser()
  const runner = spawn(
    process.execPath,
    [
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
