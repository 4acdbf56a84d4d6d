import type { Finding } from '@acometida/api-spec/judge/diff/diff'

export const FORMATS = ['text', 'json', 'md', 'github'] as const
export type Format = (typeof FORMATS)[number]

/** The files of a client that call an operation. */
type Callers = (operation: string) => readonly string[]

/** Writes what a comparison found, in a form. Breaking changes come first. */
export function reportOf(format: Format, findings: readonly Finding[], callers: Callers): string {
  const sorted = [...findings].sort((one, other) => one.severity.localeCompare(other.severity))
  return writers[format](sorted, callers)
}

const writers: Readonly<Record<Format, (findings: readonly Finding[], callers: Callers) => string>> = {
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
          `| ${each.severity} | ${each.operation} | ${each.where} | ${each.says.replaceAll('|', '\\|')} | ${callers(each.operation).join('<br>')} |`,
      ),
    ].join('\n'),
  github: (findings, callers) =>
    [
      summary(findings),
      ...findings.map((each) => {
        const kind = each.severity === 'breaking' ? 'error' : 'notice'
        const text = [each.says, ...detailsOf(each, callers)].join('%0A')
        return `::${kind} title=${each.operation} ${each.where}::${text}`
      }),
    ].join('\n'),
}

function summary(findings: readonly Finding[]): string {
  const breaking = findings.filter(({ severity }) => severity === 'breaking').length
  return findings.length === 0 ? 'no changes' : `${breaking} breaking, ${findings.length - breaking} notices`
}

function headOf({ severity, operation, where, says }: Finding): string {
  return `${severity} ${operation}${where === '' ? '' : ` ${where}`}: ${says}`
}

/** A witness is cut, because an answer may be long. */
const MAX_WITNESS = 400

function detailsOf({ operation, severity, witness }: Finding, callers: Callers): string[] {
  const files = callers(operation)
  const text = witness === undefined ? undefined : JSON.stringify(witness)
  return [
    ...(severity === 'breaking' && text !== undefined
      ? [`such as ${text.length > MAX_WITNESS ? `${text.slice(0, MAX_WITNESS)}…` : text}`]
      : []),
    ...(files.length > 0 ? [`called in ${files.join(', ')}`] : []),
  ]
}
