import { spawn } from 'node:child_process'
import { readConfig } from '@acometida/server/config'
import { generateContract } from './lib/generateContract.ts'
import { root } from './lib/root.ts'
import { ensureTemplate } from './lib/template.ts'

/** A world of today, or where the clock is pinned one of that moment. */
const seededWorld = (now: string | undefined): string =>
  now ? ensureTemplate('data/template-pinned.sqlite', now) : ensureTemplate('data/template.sqlite')

/** Runs the API alone. Outside production it starts from the seeded world. */
try {
  const { mode } = readConfig(process.env)
  await generateContract()
  const seeded = mode === 'production' ? {} : { TEMPLATE: process.env['TEMPLATE'] ?? seededWorld(process.env['NOW']) }
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...seeded },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR2'] as const) process.on(signal, () => server.kill(signal))
  server.once('exit', (code) => process.exit(code ?? 0))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
