import type { WarningKind } from '#src/api/generated/api.ts'

/** The questions to a caller, in order. */
export interface CallAnswers {
  /** Smell of burning, sparks, smoke, cables on the ground. */
  readonly danger: 'yes' | 'no' | undefined
  /** Whether the neighbours have power. */
  readonly neighbours: 'yes' | 'no' | 'unknown' | undefined
  /** The position of the main switch in the fuse box. */
  readonly board: 'up' | 'down' | 'unknown' | undefined
}

/** The kind of warning from the answers. Danger has priority. */
export function warningKindOf({ danger }: CallAnswers): WarningKind {
  return danger === 'yes' ? 'PELIGRO' : 'SIN_SUMINISTRO'
}

/** The answers as text for the repair crew, in Spanish, followed by further remarks. */
export function commentOf({ danger, neighbours, board }: CallAnswers, remarks: string): string {
  const answers = [danger && DANGER[danger], neighbours && NEIGHBOURS[neighbours], board && BOARD[board]]
  return [...answers, remarks.trim()].filter(Boolean).join(' ')
}

const DANGER = { yes: 'Hay peligro.', no: 'Sin peligro aparente.' } as const
const NEIGHBOURS = {
  yes: 'Los vecinos tienen luz.',
  no: 'Los vecinos tampoco tienen luz.',
  unknown: 'No sabe si los vecinos tienen luz.',
} as const
const BOARD = {
  up: 'El interruptor general está subido.',
  down: 'El interruptor general está bajado.',
  unknown: 'No sabe cómo está su cuadro.',
} as const
