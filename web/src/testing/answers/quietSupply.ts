import { example } from '@acometida/api-spec/testing/example.ts'

/**
 * What the page of a supply asks beside its tabs, for tests that are not about it: no outage, a switch that is closed,
 * no contracts.
 */
export const quietSupply = {
  'GET /listPowerSupplyFacilities': () => ({ content: example('listIncidences', 'none') }),
  'GET /meterControl': () => ({ content: example('controlMeter') }),
  'GET /masterData': () => ({ content: example('listMasterData', 'none') }),
}
