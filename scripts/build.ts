import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { filesIn } from './lib/filesIn.ts'
import { generateContract } from './lib/generateContract.ts'
import { root } from './lib/root.ts'
import { noticesOf, shippedPackages } from './lib/shippedPackages.ts'
import { runStep } from './lib/process/step.ts'

/** Builds the server into server/dist (one file that plain Node runs) and the client into web/dist. */
console.log('Generating from the contract')
await generateContract()
console.log('Building the server')
const server = join(root, 'server/dist')
rmSync(server, { recursive: true, force: true })
await build({
  entryPoints: [join(root, 'server/src/main.ts')],
  outfile: join(server, 'main.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Native packages, and those that find their own files, stay packages. The rest becomes one file.
  external: [
    'better-sqlite3',
    'better-sqlite3-napi',
    '@node-rs/argon2',
    '@scalar/fastify-api-reference',
    'pdfkit',
    '@acometida/api-spec/documents/*',
  ],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  absWorkingDir: root,
  logLevel: 'warning',
})
writeFileSync(join(server, 'licences.txt'), notices('api-spec', 'server'))
cpSync(join(root, 'server/src/db/migrations'), join(server, 'migrations'), { recursive: true })
console.log('Building the client')
const client = await runStep('vite', ['build', 'web', '--logLevel', 'warn'])
if (!client.ok) console.error(client.output)
else {
  writeFileSync(join(root, 'web/dist/licences.txt'), notices('api-spec', 'web'))
  compress(join(root, 'web/dist'))
}
process.exitCode = client.ok ? 0 : 1

/** The licence of the product and those of what goes out with it. */
function notices(...workspaces: readonly string[]): string {
  const own = readFileSync(join(root, 'LICENSE'), 'utf8')
  return `Acometida\n\n${own}\nIt contains:\n\n${noticesOf(shippedPackages(...workspaces))}`
}

/**
 * Puts a compressed copy beside each file of text, for web servers that send it as it is. Not of config.json, which
 * installations write.
 */
function compress(folder: string): void {
  for (const name of filesIn(folder))
    if (/\.(js|css|html|svg|txt)$/.test(name))
      writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name)), { level: 9 }))
}
