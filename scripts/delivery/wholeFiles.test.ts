import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../lib/filesIn.ts'
import { root } from '../lib/root.ts'

/** Functions that leave half a file when the disk is full. */
const HALVES = /\b(?:writeFileSync|writeFile|createWriteStream|copyFileSync|cpSync)\b/

test('writes every file of a user completely or not at all', () => {
  const commands = filesIn(join(root, 'scripts/acometida')).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing/'),
  )
  expect(commands.length).toBeGreaterThan(50)
  const writers = [
    ...commands.map((file) => join(root, 'scripts/acometida', file)),
    join(root, 'scripts/lib/worldCommands.ts'),
  ]
  expect(writers.filter((file) => HALVES.test(readFileSync(file, 'utf8')))).toEqual([])
})
