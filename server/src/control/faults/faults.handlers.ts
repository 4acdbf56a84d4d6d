import { operations } from '@acometida/api-spec/generated/operations'
import { type ControlHandlers, DONE, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'

export const faultsHandlers = {
  listFaults: (call) => ({
    faults: worldOf(call)
      .faults.list()
      .map((fault) => ({ ...fault })),
  }),
  addFault: (call) => {
    const world = worldOf(call)
    const { operation, codResult, status, delayMs, malformed } = call.body
    if (operation !== '*' && !Object.hasOwn(operations, operation))
      throw new ControlProblem(
        400,
        `there is no operation ${operation}; known are *, ${Object.keys(operations).join(', ')}`,
      )
    if ([codResult, status, delayMs, malformed].every((effect) => effect === undefined))
      throw new ControlProblem(400, 'the rule has no effect; give it codResult, status, delayMs or malformed')
    return { ...world.faults.add(call.body) }
  },
  clearFaults: (call) => {
    worldOf(call).faults.clear()
    return DONE
  },
} satisfies Partial<ControlHandlers>
