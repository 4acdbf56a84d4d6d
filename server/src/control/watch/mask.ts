import { SECRET_NAMES } from '@acometida/api-spec/generated/secrets'
import type { FastifyRequest } from 'fastify'

/** What stands in the place of a secret. */
const MASK = '***'
const isSecret = (name: string): boolean => SECRET_NAMES.has(name)

/** A JSON text whose secrets are masked, by the names that the contract marks. Other texts stay as they are. */
export function maskedJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => (isSecret(name) && value !== null ? MASK : value)))
  } catch {
    return text
  }
}

/** Path and query of a call. The values of secret parameters are masked. */
export function maskedAddress({ url, params, routeOptions }: FastifyRequest): string {
  const [path = '', query] = url.split('?')
  const values = Object.entries((params ?? {}) as Readonly<Record<string, string>>)
  const masked = values.some(([name]) => isSecret(name))
    ? values.reduce(
        (address, [name, value]) => address.replace(`:${name}`, isSecret(name) ? MASK : encodeURIComponent(value)),
        routeOptions.url ?? '',
      )
    : path
  if (query === undefined) return masked
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=')
    return isSecret(name) ? `${name}=${MASK}` : part
  })
  return `${masked}?${parts.join('&')}`
}
