import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEEDED_AT } from 'acometida/src/server.ts'
import { ensureClient } from '../buildClient.ts'
import { buildServer, bundle, unbundled } from '../buildServer.ts'
import { root } from '../root.ts'
import { noticesOf, packagesOf } from '../shippedPackages.ts'
import { ensureTemplate } from '../template.ts'
import { manifestIn, publishedManifest } from './publishedManifest.ts'

const source = 'packages/acometida'

/**
 * Builds the package `acometida` into a folder, as it is published. The contract has to be generated before. Throws the
 * output of a build that fails.
 */
export async function buildAcometida(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await ensureClient()
  const template = await ensureTemplate('data/template-pinned.sqlite', { now: SEEDED_AT })
  mkdirSync(join(folder, 'documents'), { recursive: true })
  await buildServer(join(folder, 'server'))
  const bundled = await bundle(join(source, 'src/main.ts'), folder, 'acometida')
  cpSync(join(root, 'web/dist'), join(folder, 'client'), { recursive: true })
  cpSync(join(root, 'web/room/dist'), join(folder, 'room'), { recursive: true })
  cpSync(join(root, template), join(folder, 'template.sqlite'))
  for (const name of ['openapi.json', 'control.json'])
    cpSync(join(root, 'api-spec/generated', name), join(folder, 'documents', name))
  cpSync(join(root, 'api-spec/conformance/expected.md'), join(folder, 'documents/expected.md'))
  for (const name of ['endWithParent.mjs', 'LICENSE', 'README.md']) cpSync(join(root, source, name), join(folder, name))
  writeFileSync(join(folder, 'licences.txt'), noticesOf(packagesOf(bundled)))
  writeFileSync(join(folder, 'package.json'), publishedManifest(manifestIn(source), nativePackages()))
}

/** The packages with native code, which are installed beside the bundles, in the versions of the server. */
function nativePackages(): object {
  const { dependencies = {} } = manifestIn('server')
  const needed = unbundled.filter((name) => name !== 'better-sqlite3')
  return {
    dependencies: Object.fromEntries(needed.map((name) => [name, dependencies[name]])),
    // Only Node below 22.14 needs it: see packages/acometida/src/olderSqlite.ts.
    olderSqlite: `better-sqlite3@${dependencies['better-sqlite3']}`,
  }
}
