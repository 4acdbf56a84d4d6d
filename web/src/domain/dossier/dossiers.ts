import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import type { DossierPanel } from '@acometida/api-spec/rules/dossier/dossierPanels'
import { taskSegment } from '@acometida/api-spec/rules/dossier/taskId'
import { useCallback } from 'react'
import { codeOf } from '#src/api/call/apiError.ts'
import {
  type GetDossierFailure,
  getListDossiersQueryKey,
  type ListDossiersSuccess,
  useGetDossier,
  useListDossiers,
  useStartTask,
  useUpdateDossier,
} from '#src/api/generated/api.ts'
import { type CustomNames, lacksNames, type Named, useCustomNames, useNaming } from '#src/domain/supply/customNames.ts'
import { listParams, ownerParams } from '#src/session/listParams.ts'
import { type Session, useSession } from '#src/session/tokens/session.store.ts'
import { communicationDaysOf, markedBy, useCommunicationMarks } from './communicationMarks.ts'
import { type Dossier, dossierOf } from './dossier.ts'
import { dossierDetailOf } from './dossierDetail.ts'

/**
 * The dossiers of the caller, with read marks from the notices, or from the list itself if the notices cannot be read.
 */
export function useDossiers() {
  const { data: days = NO_DAYS } = useDossierList(daysTold)
  const marks = useCommunicationMarks(days)
  return useDossierList(useCallback((answer: ListDossiersSuccess) => markedBy(marks, dossiersOf(answer)), [marks]))
}

const NO_DAYS: ReturnType<typeof communicationDaysOf> = []
const dossiersOf = ({ dossiers }: ListDossiersSuccess) => dossiers.items.map(dossierOf)
const daysTold = (answer: ListDossiersSuccess) => communicationDaysOf(dossiersOf(answer))

/** A dossier of the caller. Another user's dossier fails like a missing one: `isMissingDossier`. */
export function useDossier(code: string) {
  return useGetDossier(code, ownerParams('getDossier', useSession()), {
    query: {
      enabled: code !== '',
      select: ({ dossier }) => dossierDetailOf(dossier),
    },
  })
}

/** Whether the dossier is not among those of the caller. */
export function isMissingDossier(error: unknown): boolean {
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

/** The dossiers of the caller, transformed by `select`. All callers share the cached answer. */
export function useDossierList<Read>(select: (answer: ListDossiersSuccess) => Read) {
  const params = dossierParams(useSession())
  const { data: lacking = false } = useListDossiers(params, { query: { select: isLacking } })
  const names = useCustomNames('dossier', lacking)
  const read = useCallback(
    (answer: ListDossiersSuccess) => select(lacking ? named(answer, names) : answer),
    [select, lacking, names],
  )
  return useListDossiers(params, { query: { select: read } })
}

const isLacking = ({ dossiers }: ListDossiersSuccess) => lacksNames(dossiers.items)

/** Adds the names and icons that the user gave, if the list lacks them. */
function named(answer: ListDossiersSuccess, names: CustomNames): ListDossiersSuccess {
  const items = answer.dossiers.items.map((one) => ({ ...names.get(one.dossierCod), ...one }))
  return { ...answer, dossiers: { ...answer.dossiers, items } }
}

/** The parameters of the list of dossiers. Its limit covers all dossiers of any user. */
function dossierParams(session: Session) {
  return { ...listParams('listDossiers', session), sort: '-REGISTER_DATE' as const, limit: PAGE_LIMITS.listDossiers }
}
