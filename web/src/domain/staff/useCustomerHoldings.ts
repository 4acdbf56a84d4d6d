import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { type ListDossiersSuccess, useListDossiers, useListSupplyPoints } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type Dossier, dossierOf, groupDossiers } from '#src/domain/dossier/dossier.ts'
import { suppliesOf } from '#src/domain/supply/supplies.ts'
import { asStaff } from '#src/session/acting/asStaff.ts'

/** The dossiers of a customer, for staff, those that need the customer first. Each call is audited. */
export function useCustomerDossiers(document: string) {
  return useListDossiers(
    {
      filter: filterOf<'listDossiers'>({ docNumber: document }),
      sort: '-REGISTER_DATE',
      limit: PAGE_LIMITS.listDossiers,
    },
    { request: asStaff(), query: { select: dossiersOf } },
  )
}

function dossiersOf({ dossiers }: ListDossiersSuccess): readonly Dossier[] {
  const { yours, drafts, ours, ended } = groupDossiers(dossiers.items.map(dossierOf))
  return [...yours, ...drafts, ...ours, ...ended]
}

/** The supplies of a customer, registered or not, by document. Called as the actor; each call is audited. */
export function useCustomerSupplies(document: string | undefined) {
  const filter = filterOf<'listSupplyPoints'>({ documentNumber: document })
  return useListSupplyPoints(
    { filter },
    { request: asStaff(), query: { enabled: document !== undefined, select: suppliesOf } },
  )
}
