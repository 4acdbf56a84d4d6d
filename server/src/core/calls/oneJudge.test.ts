import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import { example } from '@acometida/api-spec/operations/example.ts'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { expect, test } from 'vitest'
import { compileCheck } from '#src/core/validation/compileCheck.ts'
import { answerSchema } from './answers.ts'

const ids = keysOf(operations)
/** The replacements of a value; the named ones are added to an object. */
const others: readonly unknown[] = [undefined, null, -1, 'another', 'x'.repeat(600), { novelty: 1 }]

test('rejects in its own answers exactly what the judge finds in those of another API', () => {
  const severities = new Set<string>()
  const disagreed: string[] = []
  for (const id of ids) {
    const check = compileCheck(answerSchema(id), 'answer')
    for (const [place, body] of mutationsOf(example(id))) {
      const findings = judge(id, { status: 200, type: 'application/json', body })
      for (const { severity } of findings) severities.add(severity)
      if (findings.length > 0 !== check(JSON.parse(body)).length > 0) disagreed.push(`${id} ${place} ${body}`)
    }
  }
  expect(disagreed).toEqual([])
  expect([...severities].toSorted()).toEqual(['broken', 'drift'])
}, 120_000)

/** Bodies of an answer in which one value was replaced, each with the place of the value. */
function* mutationsOf({ result, ...payload }: { readonly result: object }): Generator<[string, string]> {
  const copy: Holder = structuredClone(payload)
  for (const { holder, key, place } of placesIn(copy, '')) {
    const value = holder[key]
    for (const other of others) {
      holder[key] = isPlain(value) && isPlain(other) ? { ...value, ...other } : other
      yield [place, JSON.stringify({ result, ...copy })]
    }
    holder[key] = value
  }
}

/** An object, or a list by its indices. */
type Holder = Record<string, unknown>

function placesIn(value: unknown, above: string): { holder: Holder; key: string; place: string }[] {
  if (typeof value !== 'object' || value === null) return []
  // Its fields are those that the mutations write.
  const holder = value as Holder
  // The first item of a list represents all.
  const keys = Object.keys(holder).slice(0, Array.isArray(value) ? 1 : undefined)
  return keys.flatMap((key) => {
    const place = `${above}/${key}`
    return [{ holder, key, place }, ...placesIn(holder[key], place)]
  })
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
