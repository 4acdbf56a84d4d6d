import { spawn } from 'node:child_process'
import { readConfig } from '@acometida/server/config'
import { askToEnd } from 'acometida/src/lib/askToEnd.ts'
import { type EndSignal, onEndSignal } from 'acometida/src/lib/signals.ts'
import { generateContract } from './lib/generateContract.ts'
import { endsWithParent } from './lib/process/children.ts'
import { root } from './lib/root.ts'
import { ensureTemplate } from './lib/template.ts'

/** A world of today, or of the moment of a pinned clock. */
const seededWorld = (now: string | undefined) =>
  now ? ensureTemplate('data/template-pinned.sqlite', { now }) : ensureTemplate('data/template.sqlite')

/** Runs the API alone. Outside production it starts from the seeded world. */
let end = (code: number, _signal: EndSignal): void => process.exit(code)
onEndSignal((code, signal) => end(code, signal))

try {
  const { mode, template } = readConfig(process.env)
  await generateContract()
  const seeded = mode === 'production' ? {} : { TEMPLATE: template ?? (await seededWorld(process.env['NOW'])) }
  const server = spawn(process.execPath, [...endsWithParent, '--import', 'tsx', 'server/src/main.ts'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...seeded },
  })
  process.on('SIGUSR2', () => server.kill('SIGUSR2'))
  let asked: number | undefined
  end = (code, signal) => {
    asked = code
    askToEnd(server, signal)
  }
  server.once('exit', (code) => process.exit(asked ?? code ?? 1))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
