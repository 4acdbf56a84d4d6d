// The entry of every command of package.json. Needs only Node and npm: gets pnpm, installs missing packages, and then
// runs the TypeScript file of the command.
import './lib/process/endWithParent.mjs'
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const preloaded = ['lib/process/endWithParent.mjs', 'lib/process/tellSyntaxError.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
])
// Settings of an outer `npx -p node@22 -c '...'` must not reach the npx that gets pnpm.
for (const name of ['npm_config_call', 'npm_config_package']) delete process.env[name]
checkNode()
// Imported only after the check of the Node version, because older ones cannot read it.
const { allCommands, commands, end, readWords } = await import('./lib/words.mjs')
const { bringSqlite, installPackages, isInstalled } = await import('./lib/install.mjs')
const [name = '', ...rest] = process.argv.slice(2)
if (name === '--help') end(0, allCommands())
if (!Object.hasOwn(commands, name)) end(2, `There is no command "${name}". There are:\n${allCommands()}`)
// Before anything is installed, built or generated, so that help and unknown words are answered quickly.
readWords(name, rest)
if (!isInstalled()) {
  await installPackages()
  // The tests install it beside their checks, which do not need it.
  if (name !== 'test') await bringSqlite()
}
runToItsEnd([...preloaded, '--import', 'tsx', commands[name].file, ...rest])

/** Runs the command, forwards signals to end, and exits with its code, or with that of the signal. */
function runToItsEnd(words) {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
  let told
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' })
  for (const signal of Object.keys(codes))
    process.on(signal, () => {
      told ??= signal
      // The console of Windows signals all its processes itself, and forwarding a signal there would kill the child.
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
