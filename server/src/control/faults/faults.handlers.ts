import type * as Wire from '@acometida/api-spec/generated/control'
import { operations } from '@acometida/api-spec/generated/operations'
import { type ControlHandlers, DONE, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { Fault } from './faults.ts'

export const faultsHandlers = {
  listFaults: (call) => ({ faults: worldOf(call).faults.list().map(faultWire) }),
  addFault: (call) => {
    const world = worldOf(call)
    const { operation, codResult, status, delayMs, malformed } = call.body
    if (operation !== '*' && !Object.hasOwn(operations, operation))
      throw new ControlProblem(
        400,
        `Operation ${operation} does not exist. Known operations: *, ${Object.keys(operations).join(', ')}.`,
      )
    if ([codResult, status, delayMs, malformed].every((effect) => effect === undefined))
      throw new ControlProblem(400, 'The rule has no effect. Give it codResult, status, delayMs or malformed.')
    const fault = world.faults.add(call.body)
    world.events.add('fault', world.clock.now(), `${operation} fails`, fault.id)
    return faultWire(fault)
  },
  removeFault: (call) => {
    const world = worldOf(call)
    const { fault } = call.params
    if (!world.faults.remove(fault)) {
      const known = world.faults.list().map(({ id }) => id)
      throw new ControlProblem(404, `Fault rule ${fault} does not exist. Known rules: ${known.join(', ') || 'none'}.`)
    }
    world.events.add('fault', world.clock.now(), 'the rule is removed', fault)
    return DONE
  },
  clearFaults: (call) => {
    const world = worldOf(call)
    world.faults.clear()
    world.events.add('fault', world.clock.now(), 'all rules are removed')
    return DONE
  },
} satisfies Partial<ControlHandlers>

function faultWire({ id, rule, used }: Fault): Wire.Fault {
  return { id, rule, used }
}
