import type { Move } from './core/moves.ts'
import { endDelegations } from './modules/delegations/delegations.moves.ts'
import { followDossiers } from './modules/dossiers/dossiers.moves.ts'
import { pruneSessions } from './modules/access/access.moves.ts'

/** Everything that time brings about, in the order in which it is done where two are due at one instant. */
export const moves: readonly Move[] = [pruneSessions, endDelegations, followDossiers]
