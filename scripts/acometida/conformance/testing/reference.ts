import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@acometida/server/app'
import { readConfig } from '@acometida/server/config'
import { openWorlds } from '@acometida/server/control/worlds/worlds'
import { systemChance } from '@acometida/server/core/chance'
import { inject, vi } from 'vitest'
import { portOf } from '../../../lib/portOf.ts'
import { root } from '../../../lib/root.ts'
import { runAcometida } from '../../program.ts'
import { SEEDED_AT } from '../../server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The seeded database that `server/src/testing/template.setup.ts` makes. */
    template: string
  }
}

/** A reference server, and a command line with the package's copy of the contract. */
export interface Reference {
  readonly url: string
  readonly stop: () => Promise<void>
  /** A folder of the test, which is deleted with the server. */
  readonly folder: string
  /** Runs `acometida conformance`, and keeps what it prints. */
  readonly conformance: (...words: readonly string[]) => Promise<{ readonly code: number; readonly said: string }>
}

export async function startReference(): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-conformance-'))
  mkdirSync(join(folder, 'documents'))
  cpSync(join(root, 'api-spec/conformance/expected.md'), join(folder, 'documents/expected.md'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE: ':memory:',
    TEMPLATE: inject('template'),
    NOW: SEEDED_AT,
    JWT_SECRET: 'a secret of the tests, long enough to be one',
  })
  const worlds = openWorlds({ ...config, chance: systemChance, realNow: Date.now })
  const app = await buildApp({ config, worlds, chance: systemChance })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: `http://127.0.0.1:${portOf(app.server)}`,
    folder,
    conformance: async (...words) => {
      let said = ''
      const keep = (text: unknown) => void (said += String(text))
      const spies = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(keep))
      const code = await runAcometida(['conformance', ...words], folder, '1.2.3')
      for (const spy of spies) spy.mockRestore()
      return { code, said }
    },
    stop: async () => {
      await app.close()
      worlds.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
