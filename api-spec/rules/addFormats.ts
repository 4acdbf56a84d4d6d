import type { Ajv } from 'ajv'
import addCommonFormats from 'ajv-formats'
import { FORMATS } from './formats.ts'

/** Adds the formats of the contract to Ajv: ours, and `email` and `uri` of the library. Ours replace its own checks. */
export function addFormats(ajv: Ajv): Ajv {
  addCommonFormats.default(ajv)
  for (const [name, check] of Object.entries(FORMATS)) ajv.addFormat(name, check)
  return ajv
}
