import type { ApiError } from './apiError.ts'

/** A part of the request, as the server names it. */
type Part = `body/${string}`

/**
 * The problems to show at the fields that a refusal concerns, selected by its code or by the refused part of the
 * request, such as `body/phone`. Undefined if it concerns none of them.
 */
export function refusedFields<Code extends string, Name extends string>(
  error: ApiError<Code> | null,
  problems: { readonly [Place in Code | Part]?: { readonly [Field in Name]?: string } },
): { readonly [Field in Name]?: string } | undefined {
  if (error === null) return undefined
  const isAbout = (place: string) => error.violations.some(({ where }) => `${where}/`.startsWith(`${place}/`))
  const found = Object.entries(problems).filter(([place]) => place === error.code || isAbout(place))
  return found.length === 0 ? undefined : Object.assign({}, ...found.map(([, problem]) => problem))
}
