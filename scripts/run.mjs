// The entry of every command of package.json. Needs only Node and npm: gets pnpm, installs missing packages, and then
// runs scripts/main.ts.
import '../packages/acometida/endWithParent.mjs'
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const preloaded = ['../packages/acometida/endWithParent.mjs', 'lib/process/tellSyntaxError.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
])
// Settings of an outer `npx -p node@22 -c '...'` must not reach the npx that gets pnpm.
for (const name of ['npm_config_call', 'npm_config_package']) delete process.env[name]
checkNode()
// Imported only after the check of the Node version, because older ones cannot read it.
const { bringSqlite, installPackages, isInstalled } = await import('./lib/install.mjs')
const line = process.argv.slice(2)
const withLab = ['check', 'lab', 'test'].includes(line[0]) && !line.some((word) => /^(-h|--help)$/.test(word))
if (!isInstalled(withLab)) {
  await installPackages(withLab)
  // The tests install it beside their checks, which do not need it.
  if (line[0] !== 'test') await bringSqlite(withLab)
}
runToItsEnd([...preloaded, '--import', 'tsx', 'scripts/main.ts', ...line])

/** Runs the command, forwards signals to end, and exits with its code, or with that of the signal. */
function runToItsEnd(words) {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
  let told
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' })
  for (const signal of Object.keys(codes))
    process.on(signal, () => {
      told ??= signal
      // On Windows the console signals all its processes itself, and this process gets SIGTERM only when its parent is
      // gone. The child ends in order when this process is gone; a signal would end it at once.
      if (process.platform !== 'win32') child.kill(signal)
      else if (signal === 'SIGTERM') process.exit(codes[signal])
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
