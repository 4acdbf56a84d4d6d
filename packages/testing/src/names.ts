import type { ErrorCode } from '@acometida/api-spec/generated/errors'
import type { operations } from '@acometida/api-spec/generated/operations'
import type { personas } from '@acometida/seed/people/personas'

/** The key of a seeded person. */
export type PersonaKey = (typeof personas)[number]['key']
/** An operation of the contract by its id. */
export type Operation = keyof typeof operations
/** A `codResult` of the contract. */
export type Code = ErrorCode
