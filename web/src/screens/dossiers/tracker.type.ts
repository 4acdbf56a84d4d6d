import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'

export type TrackerProps = {
  readonly dossier: DossierDetail
  /** The dossier has gone on meanwhile: what is shown has to say so. */
  readonly onChanged: () => void
}
