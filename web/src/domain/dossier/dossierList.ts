import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { useCallback } from 'react'
import { type ListDossiersSuccess, useListDossiers } from '#src/api/generated/api.ts'
import { type CustomNames, lacksNames, useCustomNames } from '#src/domain/supply/customNames.ts'
import { listParams } from '#src/session/listParams.ts'
import { type Session, useSession } from '#src/session/tokens/session.store.ts'

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
export function dossierParams(session: Session) {
  return { ...listParams('listDossiers', session), sort: '-REGISTER_DATE' as const, limit: PAGE_LIMITS.listDossiers }
}
