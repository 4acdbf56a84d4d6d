import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { slashed } from 'acometida/src/lib/filesIn.ts'
import { root } from '../../lib/root.ts'
import type { Counts } from './counts.ts'
import type { Folder } from './folders.ts'

/** The result of a folder, without mutants that are equivalent to the code. */
export interface Outcome extends Counts {
  /** The place and the change of each mutant that no test noticed. */
  readonly survivors: readonly string[]
}

/** Folders that neither mutants nor their tests need. They are not copied. */
const left = [
  '/web',
  '/e2e',
  '/docs',
  '/data',
  '/docker',
  '/.mutants',
  '/.reports',
  '/.runtimes',
  '/test-results',
  'dist',
]

/** The reason that sample.mjs gives. */
const NOT_IN_SAMPLE = 'not in the sample'

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/**
 * Tries the mutants of a folder, or as many as the time allows, and keeps the results: unchanged code is not tried
 * again, and a sample grows with each run.
 */
export async function tryFolder(folder: Folder, minutes: number, concurrency: number): Promise<Outcome> {
  process.env['MUTANTS_TESTS'] = JSON.stringify(folder.tests)
  process.env['MUTANTS_REMEMBER'] = folder.remembers ? 'yes' : 'no'
  const options = {
    mutate: [...folder.mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './scripts/lab/mutants/sample.mjs'],
    vitest: { configFile: folder.vitest, related: false },
    mutantsBudgetMs: minutes * 60_000 * concurrency,
    incremental: true,
    incrementalFile: `.mutants/${folder.name}.json`,
    tempDirName: '.mutants/sandbox',
    cleanTempDir: 'always' as const,
    ignorePatterns: left,
    reporters: ['sample', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    concurrency,
    // Enough for a busy machine, which must not pass for an endless loop.
    timeoutMS: 15_000,
    disableTypeChecks: false,
    warnings: false,
  }
  forgetSurvivors(join(root, options.incrementalFile))
  const mutants = await new Stryker(options).runMutationTest()
  const outcome = outcomeOf(folder.name, mutants)
  const list = join(root, `.mutants/${folder.name}.txt`)
  mkdirSync(dirname(list), { recursive: true })
  writeFileSync(list, outcome.survivors.map((line) => `${line}\n`).join(''))
  return outcome
}

/** Stryker knows tests only by their titles. A test that has changed under its title may kill a survivor. */
function forgetSurvivors(results: string): void {
  if (!existsSync(results)) return
  // Stryker wrote the file.
  const { files, ...rest } = JSON.parse(readFileSync(results, 'utf8')) as {
    files: Record<string, { mutants: Mutant[] }>
  }
  const kept = Object.entries(files).map(([name, file]) => [
    name,
    { ...file, mutants: file.mutants.filter((mutant) => !isAlive(mutant)) },
  ])
  writeFileSync(results, JSON.stringify({ ...rest, files: Object.fromEntries(kept) }))
}

function outcomeOf(name: string, mutants: readonly Mutant[]): Outcome {
  const counted = mutants.filter((mutant) => !isEqual(mutant) && !mutant.status.endsWith('Error'))
  const tried = counted.filter(({ status }) => status !== 'Ignored')
  const alive = tried.filter(isAlive)
  return {
    name,
    all: counted.length,
    tried: tried.length,
    killed: tried.length - alive.length,
    survivors: alive.map(lineOf),
  }
}

const isAlive = ({ status }: Pick<Mutant, 'status'>): boolean => status === 'Survived' || status === 'NoCoverage'

/** Whether a comment in the code says why the mutant does the same as the code: `// Stryker disable next-line`. */
function isEqual({ status, statusReason }: Mutant): boolean {
  return status === 'Ignored' && statusReason !== NOT_IN_SAMPLE
}

function lineOf(mutant: Mutant): string {
  const { file, from } = placeOf(mutant)
  const { line } = mutant.location.start
  const unreached = mutant.status === 'NoCoverage' ? ' (no test comes here)' : ''
  return `${file}:${line} ${mutant.mutatorName}${unreached}: ${shown(from)} -> ${shown(mutant.replacement ?? '')}`
}

function shown(code: string): string {
  const line = code.replace(/\s+/g, ' ')
  return line.length > 120 ? `${line.slice(0, 117)}...` : line
}

function placeOf({ fileName, location: { start, end } }: Mutant): { file: string; from: string } {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  const from = lines
    .map((text, index) => text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n')
  return { file: slashed(relative(root, fileName)), from }
}
