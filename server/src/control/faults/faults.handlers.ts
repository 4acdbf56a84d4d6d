import type * as Wire from '@acometida/api-spec/generated/control'
import { operations } from '@acometida/api-spec/generated/operations'
import { type ControlHandlers, DONE, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { World } from '#src/control/worlds/world.type.ts'
import type { Fault, FaultRule } from './faults.ts'

export const faultsHandlers = {
  listFaults: (call) => ({ faults: worldOf(call).faults.list().map(faultWire) }),
  addFault: (call) => {
    const world = worldOf(call)
    checkRule(call.body)
    const fault = world.faults.add(call.body)
    world.events.add('fault', world.clock.now(), textOf(fault), fault.id)
    return faultWire(fault)
  },
  replaceFault: (call) => {
    const world = worldOf(call)
    checkRule(call.body)
    const fault = world.faults.replace(call.params.fault, call.body) ?? missing(world, call.params.fault)
    world.events.add('fault', world.clock.now(), textOf(fault), fault.id)
    return faultWire(fault)
  },
  removeFault: (call) => {
    const world = worldOf(call)
    const { fault } = call.params
    if (!world.faults.remove(fault)) missing(world, fault)
    world.events.add('fault', world.clock.now(), 'rule removed', fault)
    return DONE
  },
  clearFaults: (call) => {
    const world = worldOf(call)
    world.faults.clear()
    world.events.add('fault', world.clock.now(), 'all rules removed')
    return DONE
  },
} satisfies Partial<ControlHandlers>

/** Throws if a rule is for no operation, or has no effect. */
function checkRule({ operation, codResult, status, delayMs, malformed }: FaultRule): void {
  if (operation !== '*' && !Object.hasOwn(operations, operation))
    throw new ControlProblem(
      400,
      `Operation ${operation} does not exist. Known operations: *, ${Object.keys(operations).join(', ')}.`,
    )
  if ([codResult, status, delayMs, malformed].every((effect) => effect === undefined))
    throw new ControlProblem(400, 'The rule has no effect. Give it codResult, status, delayMs or malformed.')
}

function missing({ faults }: World, id: number): never {
  const known = faults.list().map((fault) => fault.id)
  throw new ControlProblem(404, `Fault rule ${id} does not exist. Known rules: ${known.join(', ') || 'none'}.`)
}

function textOf({ rule: { operation, off } }: Fault): string {
  return off === true ? 'the rule is off' : `${operation} fails`
}

function faultWire({ id, rule, used }: Fault): Wire.Fault {
  return { id, rule, used }
}
