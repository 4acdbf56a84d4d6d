import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

test('where there is no container engine the images are skipped, and that is said', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/images.ts'], {
    cwd: root,
    encoding: 'utf8',
    // No program is found here.
    env: { ...process.env, PATH: `${root}/no-such-folder` },
  })
  expect([status, stdout.trim()]).toEqual([0, 'Skipped: there is no container engine here (docker with compose).'])
})
