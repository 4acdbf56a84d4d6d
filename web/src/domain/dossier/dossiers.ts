import type { DossierPanel } from '@acometida/api-spec/rules/dossierPanels'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { taskSegment } from '@acometida/api-spec/rules/taskId'
import { useCallback } from 'react'
import { codeOf } from '#src/api/apiError.ts'
import { useShownAtOnce } from '#src/api/composed.ts'
import {
  type CustomDataChange,
  type GetDossierFailure,
  getListDossiersQueryKey,
  type ListDossiersSuccess,
  useGetDossier,
  useSaveCustomData,
  useStartTask,
  useUpdateDossier,
} from '#src/api/generated/api.ts'
import { serverNowMs } from '#src/base/clock.ts'
import { customDataOf } from '#src/domain/supply/supplies.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/session.store.ts'
import { daysOf, markedBy, useCommunicationMarks } from './communicationMarks.ts'
import { type Dossier, dossierOf } from './dossier.ts'
import { dossierDetailOf } from './dossierDetail.ts'
import { dossierParams, useDossierList } from './dossierList.ts'

/**
 * The dossiers of the caller. What is unread of them the notices say, and where these cannot be asked, the list itself.
 */
export function useDossiers() {
  const { data: days = NO_DAYS } = useDossierList(daysTold)
  const marks = useCommunicationMarks(days)
  return useDossierList(useCallback((answer: ListDossiersSuccess) => markedBy(marks, dossiersOf(answer)), [marks]))
}

const NO_DAYS: ReturnType<typeof daysOf> = []
const dossiersOf = ({ dossiers }: ListDossiersSuccess) => dossiers.items.map(dossierOf)
const daysTold = (answer: ListDossiersSuccess) => daysOf(dossiersOf(answer))

/** A dossier of the caller. A foreign one answers like a missing one: `isMissing`. */
export function useDossier(code: string) {
  return useGetDossier(code, ownerParams('getDossier', useSession()), {
    query: {
      enabled: code !== '',
      select: ({ dossier }) => dossierDetailOf(dossier),
    },
  })
}

/** Whether a failure means that the caller has no such dossier. */
export function isMissing(error: unknown): boolean {
  return codeOf<GetDossierFailure>(error) === '0404'
}

/** The customer's acts on a dossier. Each fails with 0409 where it has progressed meanwhile. */
export function useDossierActs({ code }: Pick<Dossier, 'code'>) {
  const { mutateAsync, isPending } = useUpdateDossier()
  const act = (name: 'SUBMIT' | 'ANSWER_CORRECTION' | 'ACCEPT_BUDGET' | 'REJECT_BUDGET' | 'WITHDRAW') =>
    mutateAsync({ id: code, data: { act: name } })
  return { act, busy: isPending }
}

/** Marks communications as read. A failure leaves them unread, silently. */
export function useReadCommunications({ code }: Pick<Dossier, 'code'>) {
  const { mutate } = useUpdateDossier()
  return (ids: readonly number[]) => mutate({ id: code, data: { readCommunications: [...ids] } })
}

/** Marks the current task as begun. Repeating it changes nothing. */
export function useBeginTask({ code }: Pick<Dossier, 'code'>) {
  const { mutate } = useStartTask()
  return (panel: DossierPanel) => mutate({ id: taskSegment(code), params: { destino: panel } })
}

/** Saves the name and icon of a dossier. The list shows them at once, and the old ones again where saving fails. */
export function useNameDossier() {
  const session = useSession()
  const { mutateAsync, ...call } = useSaveCustomData({
    mutation: useShownAtOnce(getListDossiersQueryKey(dossierParams(session)), renamed),
  })
  const nameDossier = ({ code }: Dossier, named: Pick<Dossier, 'name' | 'icon'>) =>
    mutateAsync({ key: code, data: customDataOf('dossier', session.document, named) })
  return { ...call, nameDossier }
}

/** The day on which the server judges what is over, `YYYY-MM-DD`. */
export function serverToday(): string {
  return localDate(serverNowMs())
}

function renamed(answer: ListDossiersSuccess, { key, data: { name, icon } }: Renaming): ListDossiersSuccess {
  const items = answer.dossiers.items.map((one) => (one.dossierCod === key ? { ...one, name, icon } : one))
  return { ...answer, dossiers: { ...answer.dossiers, items } }
}

type Renaming = { readonly key: string; readonly data: CustomDataChange }
