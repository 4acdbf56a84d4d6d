import { example } from '@acometida/api-spec/operations/example.ts'

/**
 * The answers that the page of a supply needs outside its tabs, for other tests: no outage, a closed switch, no
 * contracts.
 */
export const quietSupply = {
  'GET /listPowerSupplyFacilities': () => ({ content: example('listIncidences', 'none') }),
  'GET /meterControl': () => ({ content: example('controlMeter') }),
  'GET /masterData': () => ({ content: example('listMasterData', 'none') }),
}
