/** A mutant that no test can tell from the code, because it does the same. */
export interface Equal {
  readonly file: string
  /** The line that it begins in, without the spaces around it. */
  readonly line: string
  /** What it replaces, and by what. */
  readonly from: string
  readonly to: string
  /** Why nothing changes. */
  readonly because: string
}

/** All mutants that were read and found to be the same as the code. They count as neither killed nor survived. */
export const equal: readonly Equal[] = [
  {
    file: 'server/src/modules/payments/checkRtp.service.ts',
    line: "const asked = phone === undefined ? (known && isOwn ? ownPhone(ctx, known.userId) : '') : normalizePhone(phone)",
    from: "''",
    to: '"Stryker was here!"',
    because: 'No text but a phone is a phone.',
  },
  {
    file: 'server/src/modules/payments/offline.service.ts',
    line: 'const [item] = row ? itemsOf(ctx, row) : []',
    from: '[]',
    to: '["Stryker was here"]',
    because: 'Without a row nothing is looked up by the item.',
  },
]
