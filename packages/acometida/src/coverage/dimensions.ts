/** The sides of an operation that a test can see or miss. */
export const DIMENSIONS = ['operations', 'codes', 'roles', 'request', 'answer'] as const
export type Dimension = (typeof DIMENSIONS)[number]
