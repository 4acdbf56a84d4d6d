import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { decodeUriPart } from '@acometida/api-spec/rules/decodeUriPart'

/** The values of a path by the names of its parameters: `{ id: '7' }` of `/users/7`. */
export function pathParams(operation: OperationId, pathname: string): Record<string, string> {
  const parts = pathname.split('/')
  return Object.fromEntries(
    operations[operation].path
      .split('/')
      .flatMap((part, nth) => (part.startsWith('{') ? [[part.slice(1, -1), decodeUriPart(parts[nth] ?? '')]] : [])),
  ) as Record<string, string> // pairs of texts
}
