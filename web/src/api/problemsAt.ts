import { ApiError } from './apiError.ts'

/**
 * What the server refused of a body, as the problems of the fields that it was typed into, in the order of `parts`: the name of a part of
 * the body, and its problem. Empty where it refused none of them.
 */
export function problemsAt<Problem>(error: unknown, parts: Readonly<Record<string, Problem>>): Problem[] {
  const places = error instanceof ApiError ? error.violations.map(({ where }) => where) : []
  const isRefused = (part: string) => places.some((where) => `${where}/`.startsWith(`body/${part}/`))
  const found = Object.entries(parts).flatMap(([part, problem]) => (isRefused(part) ? [problem] : []))
  return [...new Set(found)]
}
