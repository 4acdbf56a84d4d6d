import { onTestFinished } from 'vitest'
import { type AcometidaOptions, connect } from './connect.ts'
import { countsCoverage, recordCoverage } from './coverageFile.ts'
import { refuseProblems } from './problemsOf.ts'
import type { World } from './world.ts'

/** The test information that a Vitest fixture gets. */
interface Given {
  readonly task: { readonly name: string; readonly result?: { readonly state?: string } | undefined }
}

/** Makes a world for the running test, and closes it when the test has ended. `label` is its title. */
export async function usingWorld({ url, token, ...options }: AcometidaOptions = {}, label = 'a test'): Promise<World> {
  const world = await connect(url, token).open({ ...options, label, coverage: countsCoverage() })
  onTestFinished(async ({ task }) => {
    try {
      await recordCoverage(world, 'api', task.name)
      if (task.result?.state !== 'fail') await refuseProblems(world)
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
        await recordCoverage(world, 'api', task.name)
        if (task.result?.state !== 'fail') await refuseProblems(world)
      } finally {
        await world.close()
      }
    },
  }
}
