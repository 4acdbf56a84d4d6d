import { dossierStatuses, isEnded, isFormOpen } from '@acometida/api-spec/rules/dossier/dossierStatus'
import type { Dossier, ListDossiersSuccess } from '#src/api/generated/api.ts'
import { readableDate } from '#src/api/call/readable.ts'
import { statusCode, statusName } from '#src/domain/dossier/dossier.ts'
import { useDossierList } from '#src/domain/dossier/dossierList.ts'

/** A dossier of the caller, with what a new request needs to know of it. */
export interface OwnDossier {
  readonly code: string
  /** The customer's name for it, by default its place. */
  readonly name: string
  readonly type: string
  /** `draft` was never sent, `correction` may be changed again, `going` is in progress, `ended` is over. */
  readonly stage: 'draft' | 'correction' | 'going' | 'ended'
  /** The last local date of the current term. Null without one. */
  readonly dueOn: string | null
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

function ownDossierOf({ dossierCod, name, type, status, dueDate }: Dossier): OwnDossier {
  return {
    code: dossierCod,
    name: name ?? dossierCod,
    type,
    stage: stageOf(statusCode(statusName(status))),
    dueOn: dueDate === null ? null : readableDate(dueDate),
  }
}

function stageOf(status: string): OwnDossier['stage'] {
  if (status === dossierStatuses.registered) return 'draft'
  if (isFormOpen(status)) return 'correction'
  return isEnded(status) ? 'ended' : 'going'
}
