/** A world at rest: what is copied, kept and taken elsewhere. Faults and the log are not. */
export interface SavedWorld {
  readonly bytes: Buffer
  readonly nowMs: number
  readonly frozen: boolean
}
