import type { DossierPanel } from '@acometida/api-spec/rules/dossier/dossierPanels'
import { taskSegment } from '@acometida/api-spec/rules/dossier/taskId'
import { useCallback } from 'react'
import { codeOf } from '#src/api/call/apiError.ts'
import {
  type GetDossierFailure,
  getListDossiersQueryKey,
  type ListDossiersSuccess,
  useGetDossier,
  useStartTask,
  useUpdateDossier,
} from '#src/api/generated/api.ts'
import { type Named, useNaming } from '#src/domain/supply/customNames.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { daysOf, markedBy, useCommunicationMarks } from './communicationMarks.ts'
import { type Dossier, dossierOf } from './dossier.ts'
import { dossierDetailOf } from './dossierDetail.ts'
import { dossierParams, useDossierList } from './dossierList.ts'

/**
 * The dossiers of the caller, with read marks from the notices, or from the list itself if the notices cannot be read.
 */
export function useDossiers() {
  const { data: days = NO_DAYS } = useDossierList(daysTold)
  const marks = useCommunicationMarks(days)
  return useDossierList(useCallback((answer: ListDossiersSuccess) => markedBy(marks, dossiersOf(answer)), [marks]))
}

const NO_DAYS: ReturnType<typeof daysOf> = []
const dossiersOf = ({ dossiers }: ListDossiersSuccess) => dossiers.items.map(dossierOf)
const daysTold = (answer: ListDossiersSuccess) => daysOf(dossiersOf(answer))

/** A dossier of the caller. Another user's dossier fails like a missing one: `isMissing`. */
export function useDossier(code: string) {
  return useGetDossier(code, ownerParams('getDossier', useSession()), {
    query: {
      enabled: code !== '',
      select: ({ dossier }) => dossierDetailOf(dossier),
    },
  })
}

/** Whether the dossier is not among those of the caller. */
export function isMissing(error: unknown): boolean {
  return codeOf<GetDossierFailure>(error) === '0404'
}

/** The actions of the customer on a dossier. Each fails with 0409 if the dossier has moved on. */
export function useDossierActs({ code }: Pick<Dossier, 'code'>) {
  const { mutateAsync, isPending } = useUpdateDossier()
  const act = (name: 'SUBMIT' | 'ANSWER_CORRECTION' | 'ACCEPT_BUDGET' | 'REJECT_BUDGET' | 'WITHDRAW') =>
    mutateAsync({ id: code, data: { act: name } })
  return { act, busy: isPending }
}

/** Marks communications as read. On failure they stay unread, without a message. */
export function useReadCommunications({ code }: Pick<Dossier, 'code'>) {
  const { mutate } = useUpdateDossier()
  return (ids: readonly number[]) => mutate({ id: code, data: { readCommunications: [...ids] } })
}

/** Records that the customer started the current task. Repeated calls change nothing. */
export function useBeginTask({ code }: Pick<Dossier, 'code'>) {
  const { mutate } = useStartTask()
  return (panel: DossierPanel) => mutate({ id: taskSegment(code), params: { destino: panel } })
}

/** Saves the name and icon of a dossier, by its code. */
export function useNameDossier() {
  return useNaming('dossier', getListDossiersQueryKey(dossierParams(useSession())), renamed)
}

function renamed(answer: ListDossiersSuccess, code: string, { name, icon }: Named): ListDossiersSuccess {
  const items = answer.dossiers.items.map((one) => (one.dossierCod === code ? { ...one, name, icon } : one))
  return { ...answer, dossiers: { ...answer.dossiers, items } }
}
