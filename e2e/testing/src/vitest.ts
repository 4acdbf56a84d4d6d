import { onTestFinished } from 'vitest'
import { type AcometidaOptions, connect } from './connect.ts'
import { refuseProblems } from './problemsOf.ts'
import type { World } from './world.ts'

/** What a fixture of Vitest is told of its test. */
interface Given {
  readonly task: { readonly name: string; readonly result?: { readonly state?: string } | undefined }
}

/** Makes a world for the test that runs, and closes it when the test has ended. */
export async function usingWorld({ url, token, ...options }: AcometidaOptions = {}): Promise<World> {
  const world = await connect(url, token).open(options)
  onTestFinished(async ({ task }) => {
    try {
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
      const world = await connect(url, token).open(options)
      try {
        await use(world)
        if (task.result?.state !== 'fail') await refuseProblems(world)
      } finally {
        await world.close()
      }
    },
  }
}
