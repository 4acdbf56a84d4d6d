import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

/** Functions that leave half a file when the disk is full. */
const HALVES = /\b(?:writeFileSync|writeFile|createWriteStream|copyFileSync|cpSync)\b/

/** It writes empty marks beside a file. */
const MARKS = 'lib/acquireLock.ts'

test('writes every file of a user completely or not at all', () => {
  const commands = filesIn(join(root, 'packages/acometida/src')).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing/') && file !== MARKS,
  )
  expect(commands.length).toBeGreaterThan(50)
  const writers = commands.map((file) => join(root, 'packages/acometida/src', file))
  expect(writers.filter((file) => HALVES.test(readFileSync(file, 'utf8')))).toEqual([])
})
