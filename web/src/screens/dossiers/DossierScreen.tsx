import { DossierGate } from './DossierGate.tsx'
import { DossierTracker } from './DossierTracker.tsx'

/** One dossier, with all that is known of it. */
export function DossierScreen() {
  return (
    <DossierGate>
      {(dossier, onChanged) => <DossierTracker key={dossier.code} dossier={dossier} onChanged={onChanged} />}
    </DossierGate>
  )
}
