import { type ControlHandlers, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import { coverageOf } from './coverageCount.ts'

export const coverageHandlers = {
  getCoverage: (call) => {
    const { id, coverage } = worldOf(call)
    if (!coverage) throw new ControlProblem(400, `World ${id} counts nothing. Make one with coverage: true.`)
    return coverageOf(coverage)
  },
} satisfies Partial<ControlHandlers>
