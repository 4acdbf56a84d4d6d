// The way in for every command of package.json. Needs nothing but Node and npm: brings pnpm, installs what is missing
// and then runs the TypeScript behind the command.
import './lib/process/endWithParent.mjs'
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const preloaded = ['lib/process/endWithParent.mjs', 'lib/process/tellSyntaxError.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
])
// Settings of an outer `npx -p node@22 -c '...'` must not reach the npx that brings pnpm.
for (const name of ['npm_config_call', 'npm_config_package']) delete process.env[name]
checkNode()
// Not before the version of Node is known to be one that reads it.
const { allCommands, commands, end, readWords } = await import('./lib/words.mjs')
const { bringSqlite, installPackages, isInstalled } = await import('./lib/install.mjs')
const [name = '', ...rest] = process.argv.slice(2)
if (name === '--help') end(0, allCommands())
if (!Object.hasOwn(commands, name)) end(2, `There is no command "${name}". There are:\n${allCommands()}`)
// Before anything is installed, built or generated: help is quick, and so is a word that nobody knows.
readWords(name, rest)
if (!isInstalled()) {
  await installPackages()
  // The tests bring it beside their checks, which do without it.
  if (name !== 'test') await bringSqlite()
}
runToItsEnd([...preloaded, '--import', 'tsx', commands[name].file, ...rest])

/** Runs the command, passes on what asks this process to end, and ends with its code, or with that of the signal. */
function runToItsEnd(words) {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
  let told
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' })
  for (const signal of Object.keys(codes))
    process.on(signal, () => {
      told ??= signal
      // The console of Windows tells all of its processes itself, and to pass it on there would be to kill.
      if (process.platform !== 'win32' || signal === 'SIGTERM') child.kill(signal)
    })
  child.once('exit', (code, signal) => process.exit(codes[told ?? signal] ?? code ?? 1))
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Node ${process.versions.node} is too old. Install Node 20.19 or newer (https://nodejs.org) and run the command again.`,
  )
  process.exit(1)
}
