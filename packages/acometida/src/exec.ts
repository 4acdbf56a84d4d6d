import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { coverage } from './coverage.ts'
import { type Floors, parseFloors } from './coverage/floors.ts'
import { forgetRecords } from './coverage/readRecords.ts'
import { acquireLock } from './lib/acquireLock.ts'
import { endTree } from './lib/endTree.ts'
import { onEndSignal } from './lib/signals.ts'
import { systemCommand } from './lib/systemCommand.mjs'
import { SEEDED_AT, startServer } from './server.ts'
import { explain, type Installation, parseInstant } from './usage.ts'

interface Options {
  readonly now: string
  readonly coverageMin?: Floors
}

/** Adds the command that runs another one against a server started for it. */
export function addExec(program: Command, { folder, exit }: Installation): void {
  const command = program
    .command('exec')
    .description('Starts a server in memory on a free port, runs a command against it, and stops the server.')
    .argument('<command...>', 'the command, after --')
    .option('--now <instant>', 'the time of the world; the seed is made for the default', parseInstant, SEEDED_AT)
    .option(
      '--coverage-min <floors>',
      'the least coverage of its tests, such as operations=86; see coverage',
      parseFloors,
    )
    .addHelpText('after', '\nThe command finds the address in ACOMETIDA_URL, SERVER_URL and BASE_URL.')
    .passThroughOptions()
    .action(async (words: string[], { now, coverageMin }: Options) => {
      const seen = resolve(process.env['COVERAGE_DIR'] ?? '.reports/coverage')
      if (coverageMin !== undefined) {
        mkdirSync(seen, { recursive: true })
        // The records of a run that goes on would be deleted, or count for this one.
        acquireLock(join(seen, 'exec'))
        forgetRecords(seen)
      }
      const server = await startServer({ folder, now })
      const { url } = server
      const counting = coverageMin === undefined ? {} : { COVERAGE_DIR: seen }
      const run = runCommand(words, { ACOMETIDA_URL: url, SERVER_URL: url, BASE_URL: url, ...counting })
      const code = await Promise.race([run.ended, server.ended.then(() => null)]).catch(async (error: Error) => {
        await server.stop()
        throw error
      })
      if (code === null) {
        run.end()
        throw new Error(`The server ended while the command ran. Its last lines:\n${server.lines()}`)
      }
      await server.stop()
      exit(code === 0 && coverageMin !== undefined ? coverage({ in: seen, min: coverageMin }) : code)
    })
  explain(command, 'acometida exec -- npx playwright test', ['any other: the exit code of the command'])
}

/** Starts a command that gets the signals of this process. `ended` is its exit code, or 128 plus its signal. */
function runCommand([program = '', ...words]: readonly string[], env: Record<string, string>) {
  const [file, args, options] = systemCommand(program, words)
  const child = spawn(file, args, {
    ...options,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  })
  onEndSignal((_code, signal) => endTree(child.pid, signal))
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(
        new Error(`The command ${program} does not start: ${message}. Example: acometida exec -- npx playwright test`),
      ),
    )
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']))
  })
  return { ended, end: () => endTree(child.pid, 'SIGKILL') }
}
