import { operations } from '@acometida/api-spec/generated/operations'
import { judgeCoverage, type OperationCoverage } from 'acometida/src/coverage/judgeCoverage.ts'
import { readRecords } from 'acometida/src/coverage/readRecords.ts'
import { readWords, refuse } from '../commands.ts'

/**
 * Shows which outcomes of which operations the last test run has seen, and in which tests. Fails if no test of the API
 * has seen a code that an operation lists, answers of fault rules included, or if a failure was seen only in tests
 * whose titles do not name it.
 */
const { operation } = readWords<{ operation: string }>('check').values
if (operation !== undefined && !Object.hasOwn(operations, operation))
  refuse('check', `Unknown operation ${operation}. Operations: ${Object.keys(operations).join(', ')}.`)

const records = readRecords('.reports/coverage')
const judged = judgeCoverage(records, () => true).operations
process.exitCode =
  records.length === 0 ? nothing() : operation === undefined ? check(judged) : explain(judged, operation)

function nothing(): number {
  console.error('No record of outcomes in .reports. Run npm test first.')
  return 1
}

function check(judged: readonly OperationCoverage[]): number {
  const outcomes = judged.flatMap(({ id, cells }) =>
    cells
      .filter(({ dimension }) => dimension === 'codes')
      .map(({ name, tests, faulted }) => ({
        key: `${id} ${name}`,
        code: name,
        titles: [...tests.api, ...faulted],
        named: isSuccess(id, name),
      })),
  )
  const problems = outcomes.flatMap(({ key, code, titles, named }) => {
    if (titles.length === 0) return [`${key}: no test has seen it`]
    return named || titles.some((title) => title.includes(code)) ? [] : [`${key}: no title of its tests names ${code}`]
  })
  console.log(
    [...problems, `${outcomes.length - problems.length} of ${outcomes.length} outcomes have their test`].join('\n'),
  )
  return problems.length === 0 ? 0 : 1
}

function explain(judged: readonly OperationCoverage[], id: string): number {
  const codes = (judged.find((each) => each.id === id)?.cells ?? []).filter(({ dimension }) => dimension === 'codes')
  for (const { name, tests, faulted } of codes)
    console.log(
      [
        `${id} ${name}`,
        ...tests.api,
        ...tests.journeys.map((title) => `journey: ${title}`),
        ...faulted.map((title) => `by a fault rule: ${title}`),
      ].join('\n  '),
    )
  return codes.some(({ tests, faulted }) => tests.api.length + tests.journeys.length + faulted.length > 0) ? 0 : 1
}

function isSuccess(id: OperationCoverage['id'], code: string): boolean {
  return operations[id].successCodes.some((each) => each === code)
}
