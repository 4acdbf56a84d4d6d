import { type DossierStatus, dossierStatuses, isEnded } from './dossierStatus.ts'

/** The panels of a dossier by their content, in their order. */
export const dossierPanels = {
  panel1: 'requestData',
  panel2: 'documentation',
  panel3: 'budget',
  panel4: 'payment',
  panel5: 'jobExecution',
  panel6: 'applicationClosure',
} as const

export type DossierPanel = keyof typeof dossierPanels

/** The facts that decide which panels a dossier has. */
export interface PanelFacts {
  readonly status: DossierStatus
  readonly documents: number
  readonly budgeted: boolean
  readonly billed: boolean
  /** Works have begun. They may be over. */
  readonly executed: boolean
}

/** The open panels of the six. Each opens by its own condition. */
export function enabledPanels(facts: PanelFacts): Readonly<Record<DossierPanel, boolean>> {
  const { status, documents, budgeted, billed, executed } = facts
  return {
    panel1: true,
    panel2: documents > 0 || !isEnded(status),
    panel3: budgeted,
    panel4: billed,
    panel5: executed,
    panel6: isEnded(status) || status === dossierStatuses.inService,
  }
}

/** The panel in which a status asks the customer to act, or shows the current work. */
export function panelOf(status: string): DossierPanel {
  if (status === dossierStatuses.pendingDocumentation) return 'panel2'
  if (status === dossierStatuses.quoted) return 'panel3'
  if (status === dossierStatuses.valued || status === dossierStatuses.charged) return 'panel4'
  if (status === dossierStatuses.inExecution) return 'panel5'
  return isEnded(status) || status === dossierStatuses.inService ? 'panel6' : 'panel1'
}
