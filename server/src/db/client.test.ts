import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from './client.ts'

test('opens a file with durable writes and foreign keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-'))
  const { $client } = openDb(join(folder, 'world.sqlite'))
  onTestFinished(() => {
    $client.close()
    rmSync(folder, { recursive: true })
  })
  const pragma = (name: string) => $client.pragma(name, { simple: true })
  expect(['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema', 'cell_size_check'].map(pragma)).toEqual([
    'wal',
    2,
    1,
    0,
    1,
  ])
})
