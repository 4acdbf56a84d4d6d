import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchFolder } from './watchFolder.ts'

let folder = ''
let told: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'))
  mkdirSync(join(folder, 'deep/deeper'), { recursive: true })
  writeFileSync(join(folder, 'deep/deeper/file.yaml'), '1')
  told = []
  const stop = watchFolder(folder, (file) => told.push(file))
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true })
  })
})

/** Waits until the watcher reports a change of that file. */
async function expectTold(file: string): Promise<void> {
  await vi.waitFor(() => expect(told).toContain(file), 10_000)
  told.length = 0
}

test('reports each save of a file, also by replacement with another file', async () => {
  const file = join('deep', 'deeper', 'file.yaml')
  for (const text of ['2', '3', '4']) {
    writeFileSync(join(folder, `${file}.new`), text)
    renameSync(join(folder, `${file}.new`), join(folder, file))
    await expectTold(file)
  }
  writeFileSync(join(folder, file), '5')
  await vi.waitFor(() => expect(told).toContain(file), 10_000)
})

test('watches a folder that is made later or made again', async () => {
  for (const text of ['1', '2']) {
    mkdirSync(join(folder, 'late/later'), { recursive: true })
    writeFileSync(join(folder, 'late/later/file.yaml'), text)
    await expectTold(join('late', 'later', 'file.yaml'))
    writeFileSync(join(folder, 'late/later/file.yaml'), 'again')
    await expectTold(join('late', 'later', 'file.yaml'))
    rmSync(join(folder, 'late'), { recursive: true })
    await expectTold('late')
  }
})

test('follows no link and no packages that are installed later', async () => {
  symlinkSync(folder, join(folder, 'deep/round'), 'junction')
  mkdirSync(join(folder, 'deep/node_modules/some'), { recursive: true })
  writeFileSync(join(folder, 'deep/node_modules/some/file.yaml'), '1')
  await expectTold(join('deep', 'round'))
  writeFileSync(join(folder, 'deep/node_modules/some/file.yaml'), '2')
  writeFileSync(join(folder, 'deep/deeper/file.yaml'), '2')
  await vi.waitFor(() => expect(told).toContain(join('deep', 'deeper', 'file.yaml')), 10_000)
  expect(told.filter((file) => /round.|node_modules./.test(file))).toEqual([])
})

test('reports no packages where the system itself watches whole trees', async () => {
  mkdirSync(join(folder, 'deep/node_modules'))
  const seen: string[] = []
  onTestFinished(watchFolder(folder, (file) => seen.push(file), 'darwin'))
  writeFileSync(join(folder, 'deep/node_modules/file.yaml'), '1')
  writeFileSync(join(folder, 'deep/deeper/file.yaml'), '2')
  await vi.waitFor(() => expect(seen).toContain(join('deep', 'deeper', 'file.yaml')), 10_000)
  expect(seen.filter((file) => file.includes('node_modules'))).toEqual([])
})
