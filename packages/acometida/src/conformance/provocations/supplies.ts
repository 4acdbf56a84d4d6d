import { missingSubject } from '@acometida/api-spec/conformance/subjects.ts'
import { callAs, callUnderFault, type Provocations } from '../preparation.ts'

/** Supplies, their meters and alerts, and who may look after them. */
export const supplies = {
  listConsumptions: {
    '1004': callAs('customer', ({ subject: { cups } }) => ({ filter: { cups, isSelfConsumption: '1' } })),
  },
  listMeterReadings: { '-0001': callUnderFault('customer', '-0001') },
  controlMeter: {
    '0409': callAs('customer', async ({ place, subject: { cups } }) => {
      await place.control('POST', '/scenarios/outageNow', { persona: 'customer' })
      return { query: { cups, action: 'reconnect' } }
    }),
  },
  saveAlerts: { '0404': callAs('customer', { path: { target: missingSubject.document } }) },
  createDelegations: {
    '2015': callAs('customer', ({ subject: { cups } }) => ({
      body: { cups: [cups], delegate: { documentNumber: missingSubject.document, role: 'US_MANAGER' } },
    })),
  },
  updateFailure: { '0404': callAs('agent', { path: { codIncidence: missingSubject.requestCode } }) },
  getGeometry: { '0404': callAs('customer', { query: { huso: 31 } }) },
} satisfies Provocations
