import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'

export type TrackerProps = {
  readonly dossier: DossierDetail
  /** The dossier has moved on meanwhile, so the page has to be refreshed. */
  readonly onChanged: () => void
}
