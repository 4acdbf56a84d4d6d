import type { JudgedFinding } from './allowances.ts'

export const DIFF_FORMATS = ['text', 'json', 'md', 'github'] as const
export type DiffFormat = (typeof DIFF_FORMATS)[number]

/** The files of a client that call an operation. */
type Callers = (operation: string) => readonly string[]

/** Writes the findings of a comparison in a format. Breaking changes come first. */
export function diffReportOf(format: DiffFormat, findings: readonly JudgedFinding[], callers: Callers): string {
  const sorted = findings.toSorted((one, other) => rankOf(one) - rankOf(other))
  return writers[format](sorted, callers)
}

function rankOf({ severity, allowed }: JudgedFinding): number {
  if (severity === 'notice') return 2
  return allowed === undefined ? 0 : 1
}

const writers: Readonly<Record<DiffFormat, (findings: readonly JudgedFinding[], callers: Callers) => string>> = {
  text: (findings, callers) =>
    [summary(findings), ...findings.map((each) => [headOf(each), ...detailsOf(each, callers)].join('\n  '))].join('\n'),
  json: (findings, callers) =>
    JSON.stringify(
      findings.map((each) => ({ ...each, callers: callers(each.operation) })),
      null,
      2,
    ),
  md: (findings, callers) =>
    [
      `**${summary(findings)}**`,
      ...(findings.length === 0
        ? []
        : ['', '| | Operation | Where | What | Called in |', '| --- | --- | --- | --- | --- |']),
      ...findings.map(
        (each) =>
          `| ${kindOf(each)} | ${each.operation} | ${each.where} | ${each.says.replaceAll('|', '\\|')} | ${callers(each.operation).join('<br>')} |`,
      ),
    ].join('\n'),
  github: (findings, callers) =>
    [
      summary(findings),
      ...findings.map((each) => {
        const kind = kindOf(each) === 'breaking' ? 'error' : 'notice'
        const text = [each.says, ...detailsOf(each, callers)].join('%0A')
        return `::${kind} title=${each.operation} ${each.where}::${text}`
      }),
    ].join('\n'),
}

function summary(findings: readonly JudgedFinding[]): string {
  const count = (kind: string) => findings.filter((each) => kindOf(each) === kind).length
  const allowed = count('allowed') > 0 ? `, ${count('allowed')} allowed` : ''
  return findings.length === 0 ? 'no changes' : `${count('breaking')} breaking${allowed}, ${count('notice')} notices`
}

function kindOf({ severity, allowed }: JudgedFinding): string {
  return allowed === undefined ? severity : 'allowed'
}

function headOf(finding: JudgedFinding): string {
  const { operation, where, says } = finding
  return `${kindOf(finding)} ${operation}${where === '' ? '' : ` ${where}`}: ${says}`
}

/** A longer witness is cut, because an answer may be long. */
const MAX_WITNESS = 400

function detailsOf({ operation, severity, witness, allowed }: JudgedFinding, callers: Callers): string[] {
  const files = callers(operation)
  const text = witness === undefined ? undefined : JSON.stringify(witness)
  return [
    ...(allowed === undefined ? [] : [`allowed: ${allowed}`]),
    ...(severity === 'breaking' && text !== undefined
      ? [`such as ${text.length > MAX_WITNESS ? `${text.slice(0, MAX_WITNESS)}…` : text}`]
      : []),
    ...(files.length > 0 ? [`called in ${files.join(', ')}`] : []),
  ]
}
