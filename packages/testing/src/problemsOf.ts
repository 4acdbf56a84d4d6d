import type { LoggedRequest } from './generated/control.ts'
import type { World } from './world.ts'

/** Throws a sentence if a call of the world broke the contract and the test did not allow it. */
export async function refuseProblems(world: World): Promise<void> {
  const lines = (await world.problems()).map(lineOf)
  if (lines.length === 0) return
  throw new Error(
    `The contract was broken:\n${lines.join('\n')}\n` +
      'Fix the call or the answer. If the test is about the problem, name the operation in allowProblems.',
  )
}

/** A call in one line, with the problems that the contract found below it. */
export function lineOf({ number, operation, method, path, status, codResult, problems }: LoggedRequest): string {
  const call = `${number} ${method} ${path} ${operation ?? '(unknown)'} ${status} ${codResult ?? ''}`.trimEnd()
  return [call, ...problems].join('\n  ')
}
