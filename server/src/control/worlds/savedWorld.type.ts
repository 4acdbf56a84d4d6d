/** A saved world: what is copied, stored and exported. Its faults and logs are not. */
export interface SavedWorld {
  readonly bytes: Buffer
  readonly nowMs: number
  readonly frozen: boolean
}
