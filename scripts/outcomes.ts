import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@acometida/api-spec/generated/operations'
import { root } from './lib/root.ts'
import { readWords, refuse } from './lib/words.mjs'

/**
 * Which outcomes of which operations the last test run has seen, and in which tests. It is wrong for a code that an
 * operation lists to be seen in no test, and for a failure to be seen only in tests whose titles do not name it.
 */
const folder = join(root, '.reports/outcomes')
const { operation } = readWords('outcomes').values
if (operation !== undefined && !Object.hasOwn(operations, operation))
  refuse('outcomes', `There is no operation ${operation}. There are ${Object.keys(operations).join(', ')}.`)

/** Titles by operation and code. */
const seen = new Map<string, string[]>()
for (const file of existsSync(folder) ? readdirSync(folder) : [])
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const [operation, code, title] = line.split('\t')
    if (operation === undefined || code === undefined || title === undefined) continue
    const key = `${operation} ${code}`
    seen.set(key, [...(seen.get(key) ?? []), title])
  }

process.exitCode = seen.size === 0 ? nothing() : operation === undefined ? check() : explain(operation)

function nothing(): number {
  console.error('There is no record of outcomes in .reports; run the tests first.')
  return 1
}

function check(): number {
  const listed = Object.entries(operations).flatMap(([id, { successCodes, failureCodes }]) => [
    ...successCodes.map((code) => ({ key: `${id} ${code}`, code, named: true })),
    ...failureCodes.map((code) => ({ key: `${id} ${code}`, code, named: false })),
  ])
  const problems = listed.flatMap(({ key, code, named }) => {
    const titles = seen.get(key)
    if (titles === undefined) return [`${key}: no test has seen it`]
    return named || titles.some((title) => title.includes(code)) ? [] : [`${key}: no title of its tests names ${code}`]
  })
  console.log(
    [...problems, `${listed.length - problems.length} of ${listed.length} outcomes have their test`].join('\n'),
  )
  return problems.length === 0 ? 0 : 1
}

function explain(id: string): number {
  const codes = [...seen].filter(([key]) => key.startsWith(`${id} `))
  for (const [key, titles] of codes) console.log([key, ...new Set(titles)].join('\n  '))
  return codes.length === 0 ? 1 : 0
}
