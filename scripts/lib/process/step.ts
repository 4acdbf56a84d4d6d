import { spawn } from 'node:child_process'
import { systemCommand } from 'acometida/src/lib/systemCommand.mjs'
import { root } from '../root.ts'
import { toolFile } from '../tool.ts'
import { endsWithParent } from './children.ts'

/** The result of a program: whether it succeeded, how long it took and what it printed. */
export interface Ran {
  readonly ok: boolean
  readonly seconds: number
  readonly output: string
}

/** Runs a tool of the workspace and captures its output. */
export function runStep(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ran> {
  return runProgram(process.execPath, [...endsWithParent, toolFile(command), ...args], {
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ...env,
  })
}

/** Runs a program and captures its output; `env` is added to the environment. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  cwd: string = root,
): Promise<Ran> {
  const started = performance.now()
  const [file, words, options] = systemCommand(program, args)
  const child = spawn(file, words, {
    ...options,
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => {
    // The program may not exist.
    child.once('error', ({ message }) => resolve({ ok: false, seconds: 0, output: message }))
    child.once('close', (code) => resolve({ ok: code === 0, seconds: (performance.now() - started) / 1000, output }))
  })
}
