import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

test('skips the images without a container engine and says so', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/lab/images.ts'], {
    cwd: root,
    encoding: 'utf8',
    // No program is found here.
    env: { ...process.env, PATH: `${root}/no-such-folder` },
  })
  expect([status, stdout.trim()]).toEqual([0, 'Skipped: there is no container engine here (docker with compose).'])
})
