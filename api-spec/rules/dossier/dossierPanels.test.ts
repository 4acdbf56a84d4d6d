import { expect, test } from 'vitest'
import { dossierPanels, enabledPanels, panelOf, type PanelFacts } from './dossierPanels.ts'
import { dossierStatuses } from './dossierStatus.ts'

const study: PanelFacts = { status: 'STATUS0010', documents: 2, budgeted: false, billed: false, executed: false }
const open = (facts: Partial<PanelFacts>) =>
  Object.entries(enabledPanels({ ...study, ...facts })).flatMap(([panel, enabled]) => (enabled ? panel.slice(5) : []))

test('has six panels [CO-030]', () => {
  expect(Object.keys(dossierPanels)).toEqual(['panel1', 'panel2', 'panel3', 'panel4', 'panel5', 'panel6'])
  expect(Object.keys(enabledPanels(study))).toEqual(Object.keys(dossierPanels))
})

test('opens each panel for its own reason and for no other [FL-105]', () => {
  expect(open({})).toEqual(['1', '2'])
  expect(open({ budgeted: true })).toEqual(['1', '2', '3'])
  expect(open({ billed: true })).toEqual(['1', '2', '4'])
  expect(open({ executed: true })).toEqual(['1', '2', '5'])
  expect(open({ status: 'STATUS0094' })).toEqual(['1', '2', '6'])
  expect(open({ status: 'STATUS0004', documents: 0 })).toEqual(['1', '6'])
})

test('assigns each status to the panel of its stage [FL-105]', () => {
  const panels = Object.entries(dossierStatuses).map(([name, status]) => [name, Number(panelOf(status).slice(5))])
  expect(Object.fromEntries(panels)).toEqual({
    registered: 1,
    pendingDocumentation: 2,
    annulled: 6,
    valid: 1,
    open: 1,
    quoted: 3,
    valued: 4,
    charged: 4,
    inExecution: 5,
    inService: 6,
    denied: 6,
    outOfTime: 6,
    cancelled: 6,
    closed: 6,
    pendingReview: 1,
    pendingCorrection: 1,
    inadmissible: 6,
  })
})

test('opens the panel of each status', () => {
  for (const status of Object.values(dossierStatuses)) {
    const facts = { status, documents: 0, budgeted: true, billed: true, executed: true }
    expect(enabledPanels(facts)[panelOf(status)]).toBe(true)
  }
})
