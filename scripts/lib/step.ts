import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const binaries = ['node_modules/.bin', 'e2e/node_modules/.bin', 'web/node_modules/.bin', 'server/node_modules/.bin']

/** Runs a tool of the workspace and keeps what it prints. */
export function runStep(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ ok: boolean; seconds: number; output: string }> {
  const started = performance.now()
  const place = binaries.find((folder) => existsSync(join(root, folder, command)))
  if (place === undefined) throw new Error(`There is no tool ${command} in the workspace.`)
  const child = spawn(join(root, place, command), [...args], {
    cwd: root,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ ok: code === 0, seconds: (performance.now() - started) / 1000, output }))
  })
}
