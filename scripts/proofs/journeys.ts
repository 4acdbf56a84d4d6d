import { startsAt } from '@acometida/e2e/src/startsAt.ts'
import { spawn } from 'node:child_process'
import { findBrowser } from '../lib/browser.ts'
import { root } from '../lib/root.ts'
import { ensureTemplate } from '../lib/template.ts'
import { toolFile } from '../lib/tool.ts'
import { front, startFront, startNumbered } from './fleet.ts'

/** Runs all journeys on four servers behind nginx. Resolves to whether each passed; Playwright prints which did not. */
export async function journeys(): Promise<boolean> {
  const url = `http://${front.host}:${front.port}`
  const settings = {
    NODE_ENV: 'test',
    NOW: startsAt,
    TEMPLATE: await ensureTemplate('data/template-pinned.sqlite', { now: startsAt }),
    CLIENT_URL: url,
    CLIENT_DIR: 'web/dist',
    ROOM_DIR: 'web/room/dist',
    GALLERY_DIR: '.reports/gallery',
  }
  const servers = await Promise.all([1, 2, 3, 4].map((number) => startNumbered(number, settings)))
  const nginx = await startFront(servers)
  try {
    const browser = findBrowser()
    const runner = spawn(
      process.execPath,
      [toolFile('playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'dot'],
      {
        cwd: root,
        env: { ...process.env, ACOMETIDA_URL: url, ...(browser === null ? {} : { CHROMIUM: browser }) },
        stdio: 'inherit',
      },
    )
    const code = await new Promise<number | null>((resolve) => void runner.once('close', resolve))
    return code === 0
  } finally {
    await nginx.stop()
    await Promise.all(servers.map((server) => server.stop()))
  }
}
