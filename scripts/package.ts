import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readWords } from './commands.ts'
import { generateContract } from './lib/generateContract.ts'
import { placeBuilt, removeBuilt } from './lib/packages/placeBuilt.ts'
import { runProgram } from './lib/process/step.ts'
import { root } from './lib/root.ts'

/**
 * Makes the archives of both packages that others install in dist, and beside them what they contain. With `--before`
 * and `--after` it is what `npm pack` runs in the folder of a package: the archive is the same.
 */
const dist = join(root, 'dist')
const names = ['acometida', 'testing'] as const
type Name = (typeof names)[number]

const builtOf = (name: Name) => join(dist, name)
const sourceOf = (name: Name) => join(root, 'packages', name)
const keptOf = (name: Name) => join(dist, `${name}.kept.json`)

try {
  const { before, after } = readWords<{ before: Name; after: Name }>('package').values
  // An earlier `npm pack` may have been killed.
  for (const name of names) removeBuilt(sourceOf(name), keptOf(name))
  if (before !== undefined) {
    await build(before)
    placeBuilt(builtOf(before), sourceOf(before), keptOf(before))
  } else if (after === undefined) await packBoth()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function packBoth(): Promise<void> {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  for (const name of names) await build(name)
  console.log('In a project, these lines install them:')
  for (const name of names) console.log(`npm install --save-dev ${await pack(builtOf(name))}`)
}

/** Builds a package in dist. Its code is loaded once the contract is generated, which it imports. */
async function build(name: Name): Promise<void> {
  await generateContract()
  if (name === 'acometida') await (await import('./lib/packages/buildAcometida.ts')).buildAcometida(builtOf(name))
  else await (await import('./lib/packages/buildTesting.ts')).buildTesting(builtOf(name))
}

/** Packs a folder and returns the path of the archive. Throws the output of npm if it fails. */
async function pack(folder: string): Promise<string> {
  const { ok, output } = await runProgram('npm', ['pack', '--silent', '--pack-destination', dist], {}, folder)
  if (!ok) throw new Error(`npm pack failed:\n${output}`)
  return join(dist, output.trim())
}
