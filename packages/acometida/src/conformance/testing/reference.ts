import { buildApp } from '@acometida/server/app'
import { readConfig } from '@acometida/server/config'
import { openWorlds } from '@acometida/server/control/worlds/worlds'
import { systemChance } from '@acometida/server/core/chance'
import { inject } from 'vitest'
import { portOf } from '../../lib/portOf.ts'
import { SEEDED_AT } from '../../server.ts'
import { type CommandLine, openCommandLine } from './commandLine.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The seeded database that `server/src/testing/template.setup.ts` makes. */
    template: string
  }
}

/** A reference server, and a command line. */
export interface Reference extends CommandLine {
  readonly url: string
  readonly stop: () => Promise<void>
}

export async function startReference(): Promise<Reference> {
  const commandLine = openCommandLine()
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
    ...commandLine,
    stop: async () => {
      await app.close()
      worlds.close()
      commandLine.close()
    },
  }
}
