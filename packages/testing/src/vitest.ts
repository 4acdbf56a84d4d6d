import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type AcometidaOptions, connect } from './connect.ts'
import { countsCoverage, recordCoverage } from './coverageFile.ts'
import { keepFailure, writeFile } from './failure.ts'
import { refuseProblems } from './problemsOf.ts'
import type { World } from './world.ts'

/** The test information that a Vitest fixture gets. */
interface Given {
  readonly task: { readonly name: string; readonly result?: { readonly state?: string } | undefined }
}

/** Where the files of failed tests lie, as with Playwright. */
const RESULTS = 'test-results'

/** Keeps the world of a failed test as files and prints the command that opens it; checks that of any other. */
async function endTest(world: World, { name, result }: Given['task']): Promise<void> {
  await recordCoverage(world, 'api', name)
  if (result?.state !== 'fail') return refuseProblems(world)
  const folder = join(RESULTS, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${world.id.slice(-8)}`)
  console.log(await keepFailure(world, {}, (file, _type, text) => writeFile(join(folder, file), text)))
}

/** Makes a world for the running test, and closes it when the test has ended. `label` is its title. */
export async function usingWorld({ url, token, ...options }: AcometidaOptions = {}, label = 'a test'): Promise<World> {
  const world = await connect(url, token).open({ ...options, label, coverage: countsCoverage() })
  onTestFinished(async ({ task }) => {
    try {
      await endTest(world, task)
    } finally {
      await world.close()
    }
  })
  return world
}

/** The fixture for `test.extend` of Vitest: `world`. */
export function acometida({ url, token, ...options }: AcometidaOptions = {}) {
  return {
    world: async ({ task }: Given, use: (world: World) => Promise<void>): Promise<void> => {
      const world = await connect(url, token).open({ ...options, label: task.name, coverage: countsCoverage() })
      try {
        await use(world)
        await endTest(world, task)
      } finally {
        await world.close()
      }
    },
  }
}
