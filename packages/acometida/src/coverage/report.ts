import { DIMENSIONS } from './dimensions.ts'
import { type Coverage, isAsked, isSeen, SCOPES } from './judgeCoverage.ts'
import { coveragePage } from './page.ts'
import { denominators, headings, formatShare, titles } from './titles.ts'

export const COVERAGE_FORMATS = ['html', 'json', 'md'] as const
export type CoverageFormat = (typeof COVERAGE_FORMATS)[number]

/** Writes a coverage in a format. `below` has a sentence for each share below its floor. */
export const coverageReportOf: Readonly<
  Record<CoverageFormat, (coverage: Coverage, below: readonly string[]) => string>
> = {
  html: coveragePage,
  json: (coverage, below) => `${JSON.stringify({ ...coverage, below })}\n`,
  md: markdown,
}

/** A few lines for a terminal. */
export function coverageSummaryOf(coverage: Coverage): string {
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(18) +
    cells
      .map((cell) => cell.padEnd(24))
      .join('')
      .trimEnd()
  return [
    row(
      '',
      SCOPES.map((scope) => headings[scope]),
    ),
    ...DIMENSIONS.map((dimension) =>
      row(
        titles[dimension],
        SCOPES.map((scope) => formatShare(coverage.shares[scope][dimension])),
      ),
    ),
    denominators(coverage),
  ].join('\n')
}

/** A gap of more cells is shown as their number, because the size of a job's summary is limited. */
const MAX_HOLES = 40

function markdown(coverage: Coverage, below: readonly string[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const scope = coverage.tests.journeys > 0 ? 'journeys' : 'all'
  const gaps = coverage.operations
    .filter((each) => isAsked(each, scope))
    .flatMap(({ id, cells }) => cells.filter((cell) => !isSeen(cell, scope)).map((cell) => ({ id, ...cell })))
  const told = DIMENSIONS.flatMap((dimension) => {
    const own = gaps.filter((gap) => gap.dimension === dimension)
    if (own.length === 0) return []
    const rows = own.slice(0, MAX_HOLES).map(({ id, name, advice }) => row([id, name === id ? '' : name, advice]))
    const rest = own.length > MAX_HOLES ? ['', `And ${own.length - MAX_HOLES} more.`] : []
    const summary = `${own.length} ${titles[dimension]} that ${scope === 'all' ? 'no test has' : 'no journey has'} seen`
    return [
      '',
      `<details><summary>${summary}</summary>`,
      '',
      row(['Operation', 'What', 'How to cover it']),
      '| --- | --- | --- |',
      ...rows,
      ...rest,
      '',
      '</details>',
    ]
  })
  return [
    '## Coverage of the contract',
    '',
    ...below.map((sentence) => `- **${sentence}**`),
    ...(below.length > 0 ? [''] : []),
    row(['', ...SCOPES.map((each) => headings[each])]),
    '| --- | --- | --- | --- |',
    ...DIMENSIONS.map((dimension) =>
      row([titles[dimension], ...SCOPES.map((each) => formatShare(coverage.shares[each][dimension]))]),
    ),
    '',
    denominators(coverage),
    ...told,
    '',
  ].join('\n')
}
