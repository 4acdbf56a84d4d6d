import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import {
  type ListDossiersSuccess,
  type ListSupplyPointsSuccess,
  useListDossiers,
  useListSupplyPoints,
} from '#src/api/generated/api.ts'
import { dossierOf, panelNow } from '#src/domain/dossier/dossier.ts'
import { useDossier } from '#src/domain/dossier/dossiers.ts'
import { type CustomerRequest, useWholeRequests } from '#src/domain/request/requests.ts'
import { suppliesOf } from '#src/domain/supply/supplies.ts'
import { listParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import type { LinkSubject } from './linkDetails.ts'

/**
 * The possible targets of a customer's links. Staff read them by document, which is audited, or as the customer while
 * acting. `failed`: part of them could not be read.
 */
export function useLinkSubjects(document: string) {
  const session = useSession()
  const { acting } = session
  const inView = { roles: session.roles, document: acting ? session.document : document }
  const supplies = useListSupplyPoints(listParams('listSupplyPoints', inView), { query: { select: suppliesIn } })
  const dossiers = useListDossiers(
    { ...listParams('listDossiers', inView), sort: '-REGISTER_DATE', limit: PAGE_LIMITS.listDossiers },
    { query: { select: dossiersOf } },
  )
  const requests = useWholeRequests(listParams('listServiceRequests', inView), { select: requestsOf })
  return {
    subjects: [...(supplies.data ?? []), ...(dossiers.data ?? []), ...(requests.data ?? [])],
    isLoading: supplies.isLoading || dossiers.isLoading || requests.isLoading,
    failed: supplies.isError || dossiers.isError || requests.isError,
  }
}

/**
 * The subject with its open panels. If the list does not name them, only an actor may read them; until then they are
 * derived from the status.
 */
export function useWholeSubject(subject: LinkSubject | undefined): LinkSubject | undefined {
  const { acting } = useSession()
  const isAsked = acting && subject?.category === 'EXPEDIENTE' && subject.isGuessed
  const { data } = useDossier(isAsked ? subject.code : '')
  return data && subject?.category === 'EXPEDIENTE' ? { ...subject, panels: data.openPanels } : subject
}

function suppliesIn(answer: ListSupplyPointsSuccess): readonly LinkSubject[] {
  return suppliesOf(answer).map(({ cups: code, title: name, generator, cau }) => {
    return { category: 'SUMINISTRO', code, name, generator, selfConsumption: cau !== null }
  })
}

function dossiersOf({ dossiers }: ListDossiersSuccess): readonly LinkSubject[] {
  return dossiers.items.map((wire) => {
    const { code, name, status } = dossierOf(wire)
    const panels = wire.openPanels ?? [...new Set(['panel1' as const, panelNow({ status })])]
    return { category: 'EXPEDIENTE', code, name, panels, isGuessed: wire.openPanels === undefined }
  })
}

function requestsOf(requests: readonly CustomerRequest[]): readonly LinkSubject[] {
  return requests.map(({ code, subject }) => ({ category: 'SOLICITUD', code, name: subject }))
}
