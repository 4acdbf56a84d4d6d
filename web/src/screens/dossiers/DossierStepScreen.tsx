import type { DossierPanel } from '@acometida/api-spec/rules/dossier/dossierPanels'
import { paths, provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { DossierGate } from './DossierGate.tsx'
import { DossierPanelView } from './panels/DossierPanelView.tsx'

/** A panel of a dossier as a separate page, at the address of its step. */
export function DossierStepScreen() {
  const { t } = useTranslation()
  const panel = PANEL_AT.get(useLocation().pathname) ?? 'panel1'
  return (
    <DossierGate>
      {(dossier, onChanged) => (
        <>
          <PageHeader
            back={{ to: provisionPath(dossier.code, panel), label: t('provisions.backToDossier') }}
            eyebrow={`${dossier.name} · ${dossier.code}`}
            title={t(`provisions.panels.${panel}`)}
          />
          <DossierPanelView key={dossier.code} dossier={dossier} panel={panel} onChanged={onChanged} />
        </>
      )}
    </DossierGate>
  )
}

const PANEL_AT: ReadonlyMap<string, DossierPanel> = new Map([
  [paths.provisionData, 'panel1'],
  [paths.provisionBudget, 'panel3'],
  [paths.provisionWorks, 'panel5'],
  [paths.provisionClosure, 'panel6'],
])
