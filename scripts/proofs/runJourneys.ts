import { spawn } from 'node:child_process'
import { findBrowser } from '../lib/browser.ts'
import { root } from '../lib/root.ts'
import { toolFile } from '../lib/tool.ts'

/**
 * Runs the journeys on a server behind another one, or those with one of these words in their file's name or title.
 * Those that cut a line are left out: what stands between answers in its place. Resolves to whether each passed;
 * Playwright prints which did not.
 */
export async function runJourneys(url: string, words: readonly string[] = []): Promise<boolean> {
  const browser = findBrowser()
  const runner = spawn(
    process.execPath,
    [
      toolFile('playwright'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=dot',
      '--grep-invert=@cutLine',
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
