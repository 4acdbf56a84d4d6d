import { readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runProgram, runStep } from '../lib/process/step.ts'
import { root } from '../lib/root.ts'
import { copyTree } from '../testing/copyTree.ts'

const archives = ['archive', 'testingArchive'] as const

test.each(archives)('packs the %s so that npm would publish it', async (name) => {
  // The release workflow adds the provenance, which only GitHub can sign.
  const words = ['publish', inject(name), '--dry-run', '--offline', '--access', 'public']
  expect(await runProgram('npm', words, {})).toMatchObject({ ok: true })
})

test.each(archives)('packs the %s so that publint has nothing to say', async (name) => {
  const { ok, output } = await runStep('publint', ['run', inject(name), '--strict'])
  expect([ok, output]).toEqual([true, expect.stringContaining('All good!')])
})

// It copies the tree and builds in it.
const timeout = 200_000

test('packs the same by npm pack in a folder, and leaves the folder as it was', { timeout }, async () => {
  const copy = copyTree()
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const folder = join(copy, 'packages/testing')
  expect(await runProgram('npm', ['pack'], {}, folder)).toMatchObject({ ok: true })
  const packed = join(folder, basename(inject('testingArchive')))
  expect(await contentOf(packed)).toEqual(await contentOf(inject('testingArchive')))
  const manifest = (base: string) => readFileSync(join(base, 'packages/testing/package.json'), 'utf8')
  expect(manifest(copy)).toBe(manifest(root))
})

/** The names and the text of all files in an archive. */
async function contentOf(archive: string): Promise<string> {
  // GNU tar takes the `C:` of an archive for the name of a host.
  const outputs = ['-tzf', '-xzOf'].map((option) =>
    runProgram('tar', [option, basename(archive)], {}, dirname(archive)),
  )
  return (await Promise.all(outputs)).map(({ output }) => output).join('\n')
}
