import type { Dossier as WireDossier, ListDossiersSuccess } from '#src/api/generated/api.ts'
import { type Dossier, dossierOf, isEnded, isFormOpen } from '#src/domain/dossier/dossier.ts'
import { useDossierList } from '#src/domain/dossier/dossiers.ts'

/** A dossier of the caller, with what a new request needs to know of it. */
export interface OwnDossier extends Pick<Dossier, 'code' | 'name' | 'dueOn'> {
  readonly type: string
  /** `draft` was never sent, `correction` may be changed again, `going` is in progress, `ended` is over. */
  readonly stage: 'draft' | 'correction' | 'going' | 'ended'
}

/** The dossiers of the caller. */
export function useOwnDossiers() {
  return useDossierList(ownDossiersOf)
}

/** Whether another dossier for the same place is in progress. Places are compared by name. */
export function isAskedForAlready({ code, name }: OwnDossier, all: readonly OwnDossier[]): boolean {
  return all.some((other) => other.code !== code && other.stage === 'going' && other.name === name)
}

const ownDossiersOf = ({ dossiers }: ListDossiersSuccess) => dossiers.items.map(ownDossierOf)

function ownDossierOf(wire: WireDossier): OwnDossier {
  const dossier = dossierOf(wire)
  const { code, name, dueOn } = dossier
  return { code, name, dueOn, type: wire.type, stage: stageOf(dossier) }
}

function stageOf(dossier: Dossier): OwnDossier['stage'] {
  if (dossier.status === 'registered') return 'draft'
  if (isFormOpen(dossier)) return 'correction'
  return isEnded(dossier) ? 'ended' : 'going'
}
