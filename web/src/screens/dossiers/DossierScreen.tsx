import { DossierGate } from './DossierGate.tsx'
import { DossierTracker } from './DossierTracker.tsx'

/** A dossier with its details. */
export function DossierScreen() {
  return (
    <DossierGate>
      {(dossier, onChanged) => <DossierTracker key={dossier.code} dossier={dossier} onChanged={onChanged} />}
    </DossierGate>
  )
}
