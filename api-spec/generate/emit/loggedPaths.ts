import { paths } from '../../rules/navigation/clientPaths.ts'
import type { Contract } from '../contract.ts'

/**
 * The paths that a web server may log: lines for the `map` of nginx from `$request_uri` to the pattern of its path, for
 * every call of the contract and every page of the client. Paths and queries contain documents, supplies, e-mails and
 * secrets, so the address itself is never logged.
 */
export function emitLoggedPaths({ operations }: Contract): string {
  const calls = operations.map(({ path }) => `/api${path}`)
  const pages = Object.values(paths).map((path) => path.replaceAll(/:(\w+)/g, '{$1}'))
  // nginx takes the first pattern that fits. A pattern with a literal word fits better than one with a parameter.
  const patterns = [...new Set([...calls, ...pages])].toSorted((a, b) => parameters(a) - parameters(b))
  return [...patterns.map(line), '"~^/assets/" "/assets/{file}";', ''].join('\n')
}

const parameter = /\{\w+\}/g

function parameters(pattern: string): number {
  return pattern.match(parameter)?.length ?? 0
}

function line(pattern: string): string {
  const fits = pattern
    .split(parameter)
    .map((text) => text.replaceAll('.', String.raw`\.`))
    .join('[^/?]+')
  return String.raw`"~^${fits}/?(\?|$)" "${pattern}";`
}
