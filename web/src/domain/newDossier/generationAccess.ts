/** What is known of a generator that somebody thinks of. Undefined is not answered yet. */
export interface Generator {
  readonly use?: 'SELL' | 'INDIVIDUAL' | 'COLLECTIVE' | undefined
  /** It feeds into the grid what is not used. */
  readonly surplus?: boolean | undefined
  /** Up to 15 kW, on urbanised ground. */
  readonly small?: boolean | undefined
}

/**
 * Whether a generator needs a permit of access and connection, or which question tells. Self-consumption needs none
 * where it has no surplus, nor with surplus up to 15 kW on urbanised ground. Source: RD 244/2019, art. 7, and RDL
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

/** What has been answered, as the address of the page says. */
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
