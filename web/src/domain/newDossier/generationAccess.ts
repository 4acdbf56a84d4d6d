/** The answers about a planned generator. Undefined is unanswered. */
export interface Generator {
  readonly use?: 'SELL' | 'INDIVIDUAL' | 'COLLECTIVE' | undefined
  /** Whether it feeds unused energy into the grid. */
  readonly surplus?: boolean | undefined
  /** Whether it has up to 15 kW, on urbanised ground. */
  readonly small?: boolean | undefined
}

/**
 * Whether a generator needs a permit of access and connection, or the question that tells. Self-consumption needs none
 * without surplus, nor with surplus up to 15 kW on urbanised ground. Source: RD 244/2019, art. 7, and RDL 15/2018,
 * second additional provision.
 */
export function accessOf({ use, surplus, small }: Generator): 'needed' | 'notNeeded' | 'use' | 'surplus' | 'small' {
  if (use === undefined) return 'use'
  if (use === 'SELL') return 'needed'
  if (surplus === undefined) return 'surplus'
  if (!surplus) return 'notNeeded'
  if (small === undefined) return 'small'
  return small ? 'notNeeded' : 'needed'
}

/** The answers in the address of the page. */
export function generatorOf(query: URLSearchParams): Generator {
  const use = query.get('use')
  return {
    use: use === 'SELL' || use === 'INDIVIDUAL' || use === 'COLLECTIVE' ? use : undefined,
    surplus: yesOrNo(query.get('surplus')),
    small: yesOrNo(query.get('small')),
  }
}

function yesOrNo(said: string | null): boolean | undefined {
  if (said === 'yes') return true
  return said === 'no' ? false : undefined
}
