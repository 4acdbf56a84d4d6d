import { type ControlHandlers, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'

export const coverageHandlers = {
  getCoverage: (call) => {
    const { id, coverage } = worldOf(call)
    if (!coverage) throw new ControlProblem(400, `the world ${id} counts nothing; make one with coverage: true`)
    const counted = coverage.list()
    const partsOf = (asked: 'request' | 'answer') =>
      counted.flatMap((each) =>
        each.kind === asked ? [{ operation: each.operation, part: each.part, times: each.times }] : [],
      )
    return {
      outcomes: counted.flatMap((each) =>
        each.kind === 'outcome'
          ? [{ operation: each.operation, codResult: each.codResult, role: each.role, times: each.times }]
          : [],
      ),
      requestParts: partsOf('request'),
      answerParts: partsOf('answer'),
    }
  },
} satisfies Partial<ControlHandlers>
