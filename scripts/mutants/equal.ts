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
export const equal: readonly Equal[] = []
