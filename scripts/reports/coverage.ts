import { coverage } from 'acometida/src/coverage.ts'
import type { Floors } from 'acometida/src/coverage/floors.ts'

/** The least coverage of the contract by the tests of a whole run, in percent. Raise a floor when more is covered. */
const FLOORS: Floors = {
  operations: 99,
  codes: 97,
  roles: 97,
  'journeys.operations': 89,
  'journeys.codes': 49,
}

/** Judges which parts of the contract the last test run has seen, and writes the reports. */
process.exitCode = coverage({
  in: '.reports/coverage',
  min: FLOORS,
  report: ['html', 'md'],
  client: 'web/src',
})
