import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { productionSettings, startServer } from '../../lib/process/startServer.ts'
import { root } from '../../lib/root.ts'
import { logIn } from '../lib/logIn.ts'
import { load } from './load.ts'

/**
 * `npm run lab -- bench --large 1000`: seeds a world of so many thousand supplies, and compares the 99th percentile of
 * a list and of a search by staff with those of the default world, in the same run.
 */
export async function measureLargeWorld(thousands: number, small: string, folder: string, seconds: number) {
  const large = join(folder, `large-${thousands}.sqlite`)
  const started = performance.now()
  await seed(large, thousands)
  const seedSeconds = (performance.now() - started) / 1000
  const rows = [
    { name: 'default', file: small },
    { name: `${thousands},000 supplies`, file: large },
  ]
  const measured = []
  for (const { name, file } of rows) {
    const server = await startServer(['server/dist/main.js'], {
      ...productionSettings(file),
      PORT: '4405',
    })
    const customer = await logIn(server.url)
    const agent = await logIn(server.url, '70000001')
    const list = await load(`${server.url}/api/supplypoints`, { authorization: `Bearer ${customer}` }, seconds)
    const search = await load(
      `${server.url}/api/users?filter=documentNumber%3A%3A12345678&limit=25`,
      { authorization: `Bearer ${agent}` },
      seconds,
    )
    const byName = await load(
      `${server.url}/api/users?filter=name::${encodeURIComponent('lucía ferreiro castro')}&limit=25`.replaceAll(
        '::',
        '%3A%3A',
      ),
      { authorization: `Bearer ${agent}` },
      seconds,
    )
    measured.push({
      name,
      listP99: list.p99,
      searchP99: search.p99,
      nameP99: byName.p99,
      readyMs: server.readyMs,
      memory: server.memory(),
    })
    await server.stop()
  }
  if (existsSync(large)) rmSync(large)
  return { seedSeconds, measured }
}

function seed(out: string, thousands: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const words = ['--import', 'tsx', 'seed/src/main.ts', '--out', out, '--scale', String(thousands)]
    const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' })
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the seed failed; its last lines say why')),
    )
  })
}
