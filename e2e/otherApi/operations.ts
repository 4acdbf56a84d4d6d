import { type OtherAnswer, type Call, makeRefusal, makeAnswer } from './call.ts'
import { CODE, people, type Person } from './people.ts'
import {
  alertsOf,
  billsOf,
  contractsOf,
  delegates,
  delegationsOf,
  masters,
  noticesOf,
  outages,
  readingsOf,
  requestsOf,
  suppliesOf,
  typologies,
  userOf,
} from './records.ts'
import type { Tokens } from './tokens.ts'

/** An operation: its address, what it takes, who may call it, and its answer. */
export interface Operation {
  readonly method: string
  readonly path: string
  /** The keys of its query. */
  readonly query?: readonly string[]
  /** The keys of its filter, where it has one. */
  readonly filter?: readonly string[]
  /** The keys of its body. */
  readonly body?: readonly string[]
  readonly isOpen?: true
  readonly answer: (call: Call, tokens: Tokens, has: (flaw: string) => boolean) => OtherAnswer
}

/** The caller of an operation that needs one: nobody else gets there. */
function callerOf({ person }: Call): Person {
  if (!person) throw new Error('A visitor got past the gate.')
  return person
}

const owns = (call: Call, cups = ''): boolean => callerOf(call).cups.includes(cups)
const isOwn = (call: Call, ...documents: readonly (string | undefined)[]): boolean => {
  const { document, id } = callerOf(call)
  return documents.every((each) => each === undefined || each === document || each === String(id))
}
const page = ['offset', 'limit'] as const

function paged<Item>(items: readonly Item[], { query }: Call, shift = 0): { count: number; items: Item[] } {
  const from = Number(query['offset'] ?? 0) + shift
  return { count: items.length, items: items.slice(from, from + Number(query['limit'] ?? 100)) }
}

/** The items whose fields have the values of the filter. */
function narrowed<Item extends object>(
  items: readonly Item[],
  { filter }: Call,
  keys: readonly (keyof Item & string)[],
) {
  return items.filter((item) => keys.every((key) => filter[key] === undefined || String(item[key]) === filter[key]))
}

/** The operations of the other API by their name in the contract. */
export const operations: Readonly<Record<string, Operation>> = {
  logIn: {
    method: 'POST',
    path: '/login',
    body: ['user', 'password', 'captcha', 'mfa_code'],
    isOpen: true,
    answer: ({ body, token }, tokens, has) => {
      const person = people.find(({ document }) => document === body['user'])
      if (!person) return makeAnswer('2015')
      if (person.password !== body['password']) return makeAnswer('1001')
      if (person.hasSecondFactor && body['mfa_code'] === undefined)
        return makeAnswer('0001', tokens.begin(person, true))
      const half = tokens.sessionOf(token)
      if (person.hasSecondFactor && !(half?.isHalf && body['mfa_code'] === CODE)) return makeAnswer('1001')
      const { pushNotices: _pushNotices, ...user } = userOf(person)
      const { userId, documentNumber, name, surName, email, phone, gdprAccepted, mfaEnabled, mfaChanel, mfaPhone } =
        user
      return makeAnswer('0000', {
        user: {
          userId,
          documentNumber,
          name,
          surName,
          email,
          phone,
          gdprAccepted,
          mfaEnabled,
          mfaChanel,
          mfaPhone,
          mfaConfigured: mfaEnabled,
        },
        realmUser: { userProfiles: user.roles },
        ...tokens.begin(person, false),
        ...(has('logInWithoutTime') ? {} : { sessionTime: 30 }),
        lastPasswordChange: 200,
      })
    },
  },
  refreshTokens: {
    method: 'PUT',
    path: '/tokens',
    body: ['user', 'refresh_token'],
    isOpen: true,
    answer: ({ body }, tokens, has) => {
      const renewed = tokens.refresh(String(body['refresh_token']), has('spentRefresh'))
      return renewed ? makeAnswer('0000', renewed) : makeAnswer('9002', {}, 401)
    },
  },
  endSession: {
    method: 'DELETE',
    path: '/tokens',
    query: ['keepDevice'],
    answer: ({ token }, tokens, has) => {
      if (!has('sessionOutlivesLogOut')) tokens.end(token)
      return makeAnswer('0000')
    },
  },
  resendMfaCode: {
    method: 'POST',
    path: '/mfaCode',
    body: ['user'],
    answer: () => makeAnswer('0000', { validSeconds: 240, mfaChanel: 'sms' }),
  },
  checkLoginUser: {
    method: 'POST',
    path: '/loginUser',
    body: ['user'],
    isOpen: true,
    answer: ({ body }) => makeAnswer(/^\d{8}[A-Z]?$/.test(String(body['user'])) ? '0000' : '2017'),
  },
  getUser: {
    method: 'GET',
    path: '/users/{id}',
    answer: (call) =>
      Number(call.path['id']) === callerOf(call).id
        ? makeAnswer('0000', { user: userOf(callerOf(call)) })
        : makeAnswer('2015'),
  },
  listSupplyPoints: {
    method: 'GET',
    path: '/supplypoints',
    filter: ['documentNumber', 'cups', 'idAddress', 'user_id', 'channel'],
    answer: (call, _tokens, has) => {
      const { documentNumber, user_id: userId } = call.filter
      const all = isOwn(call, documentNumber, userId) ? suppliesOf(callerOf(call)) : []
      const items = has('filterIgnored') ? all : narrowed(all, call, ['cups', 'idAddress'])
      return makeAnswer('0000', { supplyPoints: { items }, delegatePoints: { items: [] } })
    },
  },
  listBills: {
    method: 'GET',
    path: '/listBills',
    query: page,
    filter: ['cups', 'documentNumber', 'status', 'startDate', 'endDate', 'isMigrated', 'isDelegate'],
    answer: (call, _tokens, has) => {
      const { cups, documentNumber, status } = call.filter
      if (cups !== undefined && !owns(call, cups)) return makeAnswer('TS01000004')
      const all = isOwn(call, documentNumber) ? billsOf(callerOf(call)) : []
      const asked = all.filter((each) => each.cups === (cups ?? each.cups) && each.status === (status ?? each.status))
      return makeAnswer('0000', {
        bills: paged(asked, call, has('pagesFromOne') && call.query['offset'] === '1' ? -1 : 0),
      })
    },
  },
  listContracts: {
    method: 'GET',
    path: '/contracts',
    filter: ['cups', 'code'],
    answer: (call) => {
      const { cups = '', code } = call.filter
      if (!owns(call, cups)) return makeAnswer('TS01000004')
      const accessContracts = code === '01' ? contractsOf(callerOf(call), cups) : []
      return makeAnswer('0000', { code, accessContracts, contractedPowers: [], retailers: [] })
    },
  },
  listMeterReadings: {
    method: 'GET',
    path: '/meterReadings',
    query: page,
    filter: ['documentNumber', 'cups', 'meterId', 'measurementSystem', 'readingTypeIds', 'origin'],
    answer: (call, _tokens, has) => {
      const { cups = '' } = call.filter
      const isKnown = people.some((each) => each.cups.includes(cups))
      if (!owns(call, cups) && !(has('anothersData') && isKnown)) return makeAnswer('TS01000004')
      return makeAnswer('0000', { meterReadings: paged(readingsOf(cups), call) })
    },
  },
  listAlerts: {
    method: 'GET',
    path: '/alerts/alerts',
    filter: ['docId', 'idEntidad'],
    answer: (call) => {
      const all = isOwn(call, call.filter['docId']) ? alertsOf(callerOf(call)) : []
      return makeAnswer('0000', { alerts: narrowed(all, call, ['idEntidad']), hasDevices: false })
    },
  },
  saveAlerts: {
    method: 'POST',
    path: '/alerts/{target}',
    body: [
      'tipoEntidad',
      'idEntidad',
      'tipoCanal',
      'activo',
      'destinatario',
      'franjaInicio',
      'franjaFin',
      'franjaInicioEspecial',
      'franjaFinEspecial',
    ],
    answer: (call) => {
      const { idEntidad } = call.body
      if (call.path['target'] !== 'supplycutoff') return makeAnswer('0404')
      if (!owns(call, String(idEntidad))) return makeAnswer('TS01000004')
      return makeAnswer('0000', { alerts: alertsOf(callerOf(call)), hasDevices: false })
    },
  },
  listMasterData: {
    method: 'GET',
    path: '/masterData',
    filter: ['master', 'language', 'key'],
    isOpen: true,
    answer: (call) => makeAnswer('0000', { items: narrowed(masters, call, ['master', 'language', 'key']) }),
  },
  getAppVersion: {
    method: 'GET',
    path: '/appVersion',
    query: ['platform'],
    isOpen: true,
    answer: () =>
      makeAnswer('0000', {
        minimumVersion: '2.1.0',
        latestVersion: '2.4.1',
        storeUrl: 'https://tenda.exemplo.gal/app',
      }),
  },
  listServiceRequests: {
    method: 'GET',
    path: '/serviceRequests',
    query: page,
    filter: ['documentNumber', 'user_id', 'codSR', 'status', 'channel'],
    answer: (call) => {
      const { documentNumber, user_id: userId, status } = call.filter
      const all = isOwn(call, documentNumber, userId) ? requestsOf(callerOf(call)) : []
      const open = status === '1' ? all.filter((each) => each.status === 'EN CURSO') : all
      return makeAnswer('0000', { serviceRequests: paged(narrowed(open, call, ['codSR']), call) })
    },
  },
  listServiceRequestsComments: {
    method: 'GET',
    path: '/serviceRequestsComments',
    filter: ['codSR', 'documentNumber', 'user_id'],
    answer: (call) => {
      const { codSR, documentNumber, user_id: userId } = call.filter
      const isKnown = requestsOf(callerOf(call)).some((each) => each.codSR === codSR)
      if (!isKnown || !isOwn(call, documentNumber, userId)) return makeAnswer('0404')
      const comments = [{ author: 'CUSTOMER', date: '2026-05-02T09:15:00+02:00', comment: 'Pasa de noite.' }]
      return makeAnswer('0000', {
        comments,
        events: [{ event: 'CREATED', date: '2026-05-02T09:15:00+02:00' }],
        documents: [],
      })
    },
  },
  listServiceRequestsTypology: {
    method: 'GET',
    path: '/serviceRequestsTypology',
    filter: ['language', 'tipology'],
    answer: (call) => makeAnswer('0000', { typologies: narrowed(typologies, call, ['tipology']) }),
  },
  listPushNotifications: {
    method: 'GET',
    path: '/pushNotifications',
    filter: ['userId', 'lang'],
    answer: (call) => {
      const pushNotificationsItem = isOwn(call, call.filter['userId']) ? noticesOf(callerOf(call)) : []
      return makeAnswer('0000', { pushNotifications: { pushNotificationsItem } })
    },
  },
  listCustomData: {
    method: 'GET',
    path: '/customData',
    filter: ['type', 'nif', 'user_id', 'keyId'],
    answer: (call) => {
      const { document, cups } = callerOf(call)
      const own = cups.map((keyId) => ({
        type: 'supply',
        keyId,
        name: 'A casa',
        icon: 'home',
        documentNumber: document,
      }))
      const all = isOwn(call, call.filter['nif'], call.filter['user_id']) ? own : []
      return makeAnswer('0000', { items: narrowed(all, call, ['type', 'keyId']) })
    },
  },
  saveCustomData: {
    method: 'PUT',
    path: '/customData/{key}',
    body: ['type', 'documentNumber', 'name', 'icon'],
    answer: (call) => {
      const { type, name, icon } = call.body
      const { key: keyId } = call.path
      if (!owns(call, keyId)) return makeAnswer('TS01000004')
      return makeAnswer('0000', { type, keyId, name, icon, documentNumber: callerOf(call).document })
    },
  },
  listDelegations: {
    method: 'GET',
    path: '/delegations',
    query: [...page, 'sort'],
    filter: ['user_id', 'userDocument', 'adminDocument', 'status', 'type', 'isAsoc', 'delegationId'],
    answer: (call) => {
      const keys = ['userDocument', 'adminDocument', 'status', 'type', 'isAsoc', 'delegationId'] as const
      return makeAnswer('0000', { delegations: paged(narrowed(delegationsOf(callerOf(call)), call, keys), call) })
    },
  },
  listDelegates: {
    method: 'GET',
    path: '/delegates',
    filter: ['role', 'documentNumber'],
    answer: (call) => {
      const items = narrowed(delegates, call, ['role', 'documentNumber'])
      return makeAnswer('0000', { delegates: { count: items.length, items } })
    },
  },
  getContentItem: {
    method: 'GET',
    path: '/hippo/{id}',
    query: ['language'],
    answer: ({ path: { id } }) =>
      id === 'privacy'
        ? makeAnswer('0000', {
            contentItem: {
              id,
              type: 'TEXT',
              language: 'es',
              title: 'Os seus datos',
              sections: [
                {
                  title: 'Para que os usamos',
                  text: 'Para darlle a luz.',
                },
              ],
            },
          })
        : makeAnswer('0404'),
  },
  listIncidences: {
    method: 'GET',
    path: '/listPowerSupplyFacilities',
    filter: ['cups', 'fromDate', 'toDate'],
    answer: (call) =>
      makeAnswer('0000', { incidenceList: owns(call, call.filter['cups']) ? outages : [], incidence: null }),
  },
}

/** The refusal of a call with keys that its operation does not know; null if it knows them all. */
export function problemOf({ query = [], filter, body }: Operation, call: Call): OtherAnswer | null {
  const unknown = (given: object, known: readonly string[]) => Object.keys(given).find((key) => !known.includes(key))
  const ofQuery = unknown(call.query, [...query, ...(filter ? ['filter'] : [])])
  if (ofQuery !== undefined) return makeRefusal(`query/${ofQuery}`)
  if (unknown(call.filter, filter ?? []) !== undefined) return makeRefusal('query/filter')
  const ofBody = unknown(call.body, body ?? [])
  return ofBody === undefined ? null : makeRefusal(`body/${ofBody}`)
}
