/** A planned generator. Undefined for an unanswered question. */
export interface Generator {
  readonly use?: 'SELL' | 'INDIVIDUAL' | 'COLLECTIVE' | undefined
  /** It feeds the surplus into the grid. */
  readonly surplus?: boolean | undefined
  /** Whether it has up to 15 kW, on urbanised ground. */
  readonly small?: boolean | undefined
}

/**
 * Whether a generator needs a permit of access and connection, or the next question that decides it. Self-consumption
 * needs none without surplus, nor with surplus up to 15 kW on urbanised ground. Source: RD 244/2019, art. 7, and RDL
 * 15/2018, second additional provision.
 */
export function accessOf({ use, surplus, small }: Generator): 'needed' | 'notNeeded' | 'use' | 'surplus' | 'small' {
  if (use === undefined) return 'use'
  if (use === 'SELL') return 'needed'
  if (surplus === undefined) return 'surplus'
  if (!surplus) return 'notNeeded'
  if (small === undefined) return 'small'
  return small ? 'notNeeded' : 'needed'
}

/** The answers in the page's address. */
export function generatorOf(query: URLSearchParams): Generator {
  const use = query.get('use')
  return {
    use: use === 'SELL' || use === 'INDIVIDUAL' || use === 'COLLECTIVE' ? use : undefined,
    surplus: yesOrNo(query.get('surplus')),
    small: yesOrNo(query.get('small')),
  }
}

function yesOrNo(answer: string | null): boolean | undefined {
  if (answer === 'yes') return true
  return answer === 'no' ? false : undefined
}
