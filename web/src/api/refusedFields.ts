import { ApiError } from './apiError.ts'

/**
 * The problems of the fields that a refusal is about. They are named by its code, or by the part of the request that the server refused,
 * such as `body/phone`. Undefined where it is about none of them.
 */
export function refusedFields<Name extends string>(
  error: unknown,
  problems: Readonly<Record<string, { readonly [Field in Name]?: string }>>,
): { readonly [Field in Name]?: string } | undefined {
  if (!(error instanceof ApiError)) return undefined
  const isAbout = (place: string) => error.violations.some(({ where }) => `${where}/`.startsWith(`${place}/`))
  const found = Object.entries(problems).filter(([place]) => place === error.code || isAbout(place))
  return found.length === 0 ? undefined : Object.assign({}, ...found.map(([, problem]) => problem))
}
