import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemCommand } from 'acometida/src/lib/systemCommand.mjs'
import { readWords, refuse } from './commands.ts'
import { runStep } from './lib/process/step.ts'
import { root } from './lib/root.ts'

/** Makes the Android and iOS projects from Capacitor's templates, which its command fetches from the registry. */
const { values } = readWords<{ host: string }>('build')
const host = values.host ?? ''
if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/.test(host))
  refuse('build', `--host is "${host}"; allowed: the host name of the client, such as area.example.`)
const folder = join(root, 'web/mobile')
if (!existsSync(join(folder, 'dist/index.html')))
  stop('web/mobile/dist is missing. web/mobile/README.md says how to build it.')
for (const system of ['android', 'ios'])
  if (existsSync(join(folder, system)))
    stop(`web/mobile/${system} exists, perhaps with changes. Move or delete it, and run the command again.`)

for (const system of ['android', 'ios']) capacitor('add', system)
const { ok, output } = await runStep('tsx', ['web/mobile/projects/main.ts', host])
if (!ok) stop(output.trimEnd())
console.log(output.trimEnd())

/** Runs Capacitor's command on the version of Node that it needs. */
function capacitor(...words: readonly string[]): void {
  const packages = ['node@22', '@capacitor/cli@8.5.2'].flatMap((name) => ['-p', name])
  const [file, args, options] = systemCommand('npx', ['--yes', ...packages, 'cap', ...words])
  const { status } = spawnSync(file, args, {
    ...options,
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) stop(`Capacitor did not ${words.join(' ')}; its last lines say why.`)
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
