import {
  paths,
  provisionPath,
  supplyDetailPath,
  supplyOutagesPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'
import { billsPath } from '#src/domain/bill/billPaths.ts'

/** The kind of immediate help, without a request. */
type Kind =
  | 'bills'
  | 'outages'
  | 'readings'
  | 'power'
  | 'curve'
  | 'binding'
  | 'delegations'
  | 'profile'
  | 'dossiers'
  | 'connection'
  | 'generation'

export interface MatterSuggestion {
  readonly kind: Kind
  /** The page for a supply. */
  readonly ofSupply?: (cups: string) => string
  /** The page for a dossier. */
  readonly ofDossier?: (code: string) => string
  /** The page for any supply or dossier. */
  readonly path?: string
}

const SUGGESTIONS: Readonly<Record<string, MatterSuggestion>> = {
  '0810A01': { kind: 'readings', ofSupply: (cups) => supplyDetailPath(cups, 5) },
  '0810A04': { kind: 'curve', ofSupply: (cups) => supplyDetailPath(cups, 0) },
  '0820A02': { kind: 'outages', ofSupply: supplyOutagesPath },
  '0820A04': { kind: 'outages', ofSupply: supplyOutagesPath },
  '0830A02': { kind: 'bills', ofSupply: billsPath },
  '0830A03': { kind: 'bills', ofSupply: billsPath },
  '0840A01': { kind: 'power', ofSupply: (cups) => supplyDetailPath(cups, 2) },
  '0870A02': { kind: 'profile', path: paths.profile },
  '0870A03': { kind: 'delegations', path: paths.managers },
  '0870A04': { kind: 'binding', path: paths.bindSupply },
  '1070A01': { kind: 'connection', path: paths.whatToDo },
  '1070A02': { kind: 'dossiers', ofDossier: provisionPath },
  '1070A04': { kind: 'generation', path: paths.newGeneration },
}

/** The immediate help for a subject. Undefined without any. */
export function suggestionOf(matter: string): MatterSuggestion | undefined {
  return SUGGESTIONS[matter]
}

export function hasSuggestion(matter: string): boolean {
  return suggestionOf(matter) !== undefined
}
