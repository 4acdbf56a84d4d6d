import { withoutIndexes } from '@acometida/api-spec/judge/readAnswer'
import { hasExpired } from '../agreedEntries.ts'
import { type ConformanceCell, type Finding, questionOf, verdictOf } from './cells.ts'
import type { KnownFinding } from './knownFinding.ts'
import type { Run } from './run.ts'

/**
 * Marks the findings that a baseline names on a day, and judges each operation by the remaining ones.
 * @param today such as `2026-11-27`
 */
export function markKnown(run: Run, baseline: readonly KnownFinding[], today: string): Run {
  const valid = new Map(baseline.filter((each) => !hasExpired(each, today)).map((each) => [keyOf(each), each]))
  const marked = (cell: ConformanceCell): ConformanceCell => ({
    ...cell,
    findings: cell.findings.map((finding) => {
      const entry = valid.get(keyOf(named(cell, finding)))
      if (entry === undefined) return finding
      const { reason, ticket } = entry
      return { ...finding, known: { reason, ...(ticket !== undefined && { ticket }) } }
    }),
  })
  const operations = run.operations.map(({ operation, cells }) => {
    const own = cells.map(marked)
    return { operation, verdict: verdictOf(own), cells: own }
  })
  const expired = baseline.filter((each) => hasExpired(each, today))
  return { ...run, operations, baseline: { expired, stale: staleIn(run, baseline) } }
}

/** The findings of a run that no entry names, not even an expired one, as entries with the reason. */
export function findingsBeside(baseline: readonly KnownFinding[], run: Run, reason: string): KnownFinding[] {
  const cells = run.operations.flatMap((each) => each.cells)
  const found = cells.flatMap((cell) => cell.findings.map((finding) => ({ ...named(cell, finding), reason })))
  const byKey = new Map(found.map((each) => [keyOf(each), each]))
  for (const entry of baseline) byKey.delete(keyOf(entry))
  return [...byKey.values()]
}

/** The entries without a finding. Those whose level or question was not judged are left out. */
function staleIn({ operations }: Run, baseline: readonly KnownFinding[]): KnownFinding[] {
  return baseline.filter((entry) => {
    const own = operations.find(
      ({ operation, verdict }) => operation === entry.operation && verdict !== 'not judged' && verdict !== 'absent',
    )
    const cells = own?.cells.filter(({ level }) => entry.question.startsWith(`${level},`)) ?? []
    const isOpen = cells.some((cell) => cell.needs !== undefined && questionOf(cell) === entry.question)
    const isFound = cells.some((cell) => cell.findings.some((each) => keyOf(named(cell, each)) === keyOf(entry)))
    return cells.length > 0 && !isOpen && !isFound
  })
}

type Named = Omit<KnownFinding, 'reason'>

function named(cell: ConformanceCell, { severity, rule, where }: Finding): Named {
  const place = withoutIndexes(where)
  const { operation } = cell
  return { operation, question: questionOf(cell), severity, rule, ...(place !== '' && { where: place }) }
}

function keyOf({ operation, question, severity, rule, where = '' }: Named): string {
  return [operation, question, severity, rule, withoutIndexes(where)].join('\n')
}
