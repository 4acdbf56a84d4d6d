import type { Ajv } from 'ajv'
import { FORMATS } from './formats.ts'

/** Adds the formats of the contract to an Ajv that has those of `ajv-formats`. Ours replace its own checks. */
export function addFormats(ajv: Ajv): Ajv {
  for (const [name, check] of Object.entries(FORMATS)) ajv.addFormat(name, check)
  return ajv
}
