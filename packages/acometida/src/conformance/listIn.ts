import { type AnswerShape, answers } from '@acometida/api-spec/generated/answers'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { isObject } from '@acometida/api-spec/rules/fields'
import { fieldIn } from '../lib/json.ts'

/** The objects of the first list that the contract names in the answer of an operation; empty if there is none. */
export function listIn(id: OperationId, content: unknown): readonly Readonly<Record<string, unknown>>[] {
  const list = (placeOfList(answers[id]) ?? []).reduce<unknown>(fieldIn, content)
  return Array.isArray(list) ? list.filter(isObject) : []
}

function placeOfList(shape: AnswerShape | undefined): readonly string[] | undefined {
  if (shape?.items) return []
  for (const [name, inner] of Object.entries(shape?.properties ?? {})) {
    const place = placeOfList(inner)
    if (place) return [name, ...place]
  }
  return undefined
}
