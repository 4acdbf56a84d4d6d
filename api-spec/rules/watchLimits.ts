/** The limits of what watched worlds keep. The control API keeps to them, and the control room shows them. */
export const watchLimits = {
  /** The last calls of a world, with their bodies. */
  calls: 200,
  /** The states of a world before its last calls that may change something. */
  states: 50,
  /** The megabytes of bodies and states of all watched worlds together. The oldest go first. */
  megabytes: 256,
} as const
