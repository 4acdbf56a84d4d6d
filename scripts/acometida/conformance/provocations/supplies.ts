import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import { exampleAfter, exampleUnderFault, exampleWith, type Provocations } from './provocation.ts'

/** Supplies, their meters and alerts, and who may look after them. */
export const supplies = {
  listConsumptions: {
    '1004': exampleWith('customer', ({ cups }) => ({ query: { cups, isSelfConsumption: '1' } })),
  },
  listMeterReadings: { '-0001': exampleUnderFault('customer', '-0001') },
  controlMeter: {
    '0409': exampleAfter('customer', async ({ place, subject: { cups } }) => {
      await place.applyScenario('outageNow', 'customer')
      return { query: { cups, action: 'reconnect' } }
    }),
  },
  saveAlerts: { '0404': exampleWith('customer', { path: { target: missing.document } }) },
  createDelegations: {
    '2015': exampleWith('customer', ({ cups }) => ({
      body: { cups: [cups], delegate: { documentNumber: missing.document, role: 'US_MANAGER' } },
    })),
  },
  getGeometry: { '0404': exampleWith('customer', { query: { huso: 31 } }) },
} satisfies Provocations
