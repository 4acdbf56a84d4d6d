import type { OperationId } from './manglingProxy.ts'

/** How the specification writes a call that reads: the names that it gives, and what the client always sends. */
export interface SpecifiedCall {
  readonly query?: readonly string[]
  readonly filter?: readonly string[]
  /** In the query, or in the filter: `filter.docNumber`. */
  readonly always?: readonly string[]
  /** What the client adds for the reference server, and does without elsewhere. */
  readonly ours?: readonly string[]
}

/** All lists may be asked for in parts, and by the channel of the installation. */
export const everywhere: readonly string[] = ['filter', 'offset', 'limit', 'filter.channel']

/** The reads of the customer's areas, in the words of the specification. */
export const specifiedCalls: Partial<Readonly<Record<OperationId, SpecifiedCall>>> = {
  listDossiers: { filter: ['docNumber', 'dossierCod'], query: ['sort'], always: ['filter.docNumber', 'sort'] },
  getDossier: { filter: ['docNumber'], always: ['filter.docNumber'] },
  listMasterData: { filter: ['master', 'language', 'key'], always: ['filter.master', 'filter.language'] },
  listDossierBills: { filter: ['documentNumber', 'dossierCod'], always: ['filter.documentNumber'] },
  listSupplyPoints: { filter: ['documentNumber', 'cups', 'idAddress', 'user_id'], always: ['filter.documentNumber'] },
  listDocumentsOffline: {
    filter: ['id', 'expediente', 'cups', 'doctype', 'fechaRealSubida', 'docName', 'docSize', 'user_id'],
    ours: ['filter.delivered'],
  },
  listAlerts: { filter: ['docId'], always: ['filter.docId'] },
  listConsumptions: {
    query: [
      'user',
      'cups',
      'startDate',
      'endDate',
      'granularity',
      'unit',
      'generator',
      'isDelegate',
      'isSelfConsumption',
      'measurementSystem',
    ],
    always: ['cups', 'startDate', 'endDate', 'granularity', 'unit', 'generator', 'isDelegate', 'isSelfConsumption'],
  },
  listBills: {
    query: ['cups', 'startDate', 'endDate', 'isMigrated', 'isDelegate'],
    always: ['isMigrated'],
    ours: ['status'],
  },
  listMaxPowerDemanded: {
    query: ['cups', 'startDate', 'endDate', 'isDelegate'],
    always: ['cups', 'startDate', 'endDate'],
  },
  listBillingPeriods: { query: ['cups', 'startDate', 'endDate'], always: ['cups'] },
  listMeterReadings: {
    query: ['cups', 'measurementSystem', 'meterId', 'readingTypeIds', 'origin'],
    always: ['cups', 'meterId', 'origin'],
  },
  listProgrammedReads: { query: ['meterId', 'origin', 'sort'], always: ['meterId', 'sort'] },
  listProgrammedQueries: {},
  listWarnings: { filter: ['codIncidence'], ours: ['filter.cups'] },
  listIncidences: { query: ['cups', 'fromDate', 'toDate'], always: ['cups'] },
  listContracts: { query: ['cups', 'code'], always: ['code'] },
  listDelegations: {
    filter: ['user_id', 'status', 'userDocument', 'adminDocument', 'type', 'isAsoc'],
    query: ['sort'],
  },
  listServiceRequests: {
    filter: ['documentNumber', 'status'],
    always: ['filter.documentNumber'],
    ours: ['filter.codSR'],
  },
  listServiceRequestsComments: {
    filter: ['documentNumber', 'user_id', 'codSR'],
    always: ['filter.documentNumber', 'filter.codSR'],
  },
  listPushNotifications: { filter: ['userId', 'lang'], always: ['filter.userId', 'filter.lang'] },
}
