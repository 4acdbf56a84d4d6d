import type { OtherAnswer, Call } from './call.ts'

/** An imperfection of the kind that real APIs have. */
export interface Flaw {
  /** What the API does. */
  readonly does: string
  /** The operations that it spoils. */
  readonly of: readonly string[]
  /** How a run names it: the rule of its finding, and a part of the finding. Null if it is tolerated. */
  readonly named: { readonly rule: string; readonly part: string } | null
  /** Changes an answer. Flaws of the operations themselves have none. `times` counts the calls that it concerns. */
  readonly change?: (
    answer: OtherAnswer,
    call: Call & { readonly times: number; readonly isPreflight: boolean },
  ) => OtherAnswer
}

type Change = NonNullable<Flaw['change']>
type Content = Readonly<Record<string, unknown>>

const isJson = ({ body }: OtherAnswer) => body.startsWith('{')
const isSuccess = ({ status, body }: OtherAnswer) => status === 200 && body.includes('"codResult":"0000"')

/** Changes the body of successes, as a text. */
const inText =
  (change: (body: string) => string): Change =>
  (answer) =>
    isSuccess(answer) ? { ...answer, body: change(answer.body) } : answer
/** Changes the content of successes. */
const inContent = (change: (content: Content) => object): Change =>
  inText((body) => JSON.stringify(change(JSON.parse(body) as Content)))
/** Changes the headers of answers, but for preflights. */
const withHeaders =
  (headers: OtherAnswer['headers'], of: (answer: OtherAnswer) => boolean = () => true): Change =>
  (answer, { isPreflight }) =>
    of(answer) && !isPreflight ? { ...answer, headers: { ...answer.headers, ...headers } } : answer
/** Replaces answers by another one. */
const instead =
  (other: Partial<OtherAnswer>, of: (answer: OtherAnswer) => boolean = isSuccess): Change =>
  (answer) =>
    of(answer) ? { ...answer, ...other, headers: { ...answer.headers, ...other.headers } } : answer

const page = (title: string): Partial<OtherAnswer> => ({
  headers: { 'content-type': 'text/html' },
  body: `<html><head><title>${title}</title></head><body>${title}</body></html>`,
})

/** The imperfections of the other API, by the word that turns each on. */
export const flaws = {
  noResult: {
    does: 'answers listContracts without a result',
    of: ['listContracts'],
    named: { rule: 'envelope', part: 'result with codResult' },
    change: inContent(({ result: _result, ...content }) => content),
  },
  resultElsewhere: {
    does: 'has the result of getAppVersion inside of header',
    of: ['getAppVersion'],
    named: { rule: 'envelope', part: 'result with codResult' },
    change: inContent(({ result, ...content }) => ({ header: { result }, ...content })),
  },
  codesAsNumbers: {
    does: 'writes the code of listAlerts as a number',
    of: ['listAlerts'],
    named: { rule: 'code', part: 'one of 0000; got 0' },
    change: inText((body) => body.replace('"codResult":"0000"', '"codResult":0')),
  },
  amountsAsText: {
    does: 'writes the totals of listBills as texts',
    of: ['listBills'],
    named: { rule: 'shape', part: 'must be a whole number' },
    change: inText((body) => body.replaceAll(/"totalCents":(\d+)/g, '"totalCents":"$1"')),
  },
  latin1: {
    does: 'answers listServiceRequests in ISO-8859-1',
    of: ['listServiceRequests'],
    named: { rule: 'encoding', part: 'UTF-8' },
    change: instead({ encoding: 'latin1' }),
  },
  nullsLeftOut: {
    does: 'leaves the day of payment out where a bill of listBills is not paid',
    of: ['listBills'],
    named: { rule: 'shape', part: 'must be null where it has no value' },
    change: inText((body) => body.replaceAll('"paymentDate":null,', '')),
  },
  otherOffset: {
    does: 'writes the offset of the instants of listServiceRequestsComments without a colon',
    of: ['listServiceRequestsComments'],
    named: null,
    change: inText((body) => body.replaceAll('+02:00', '+0200')),
  },
  noOffset: {
    does: 'writes the instants of listPushNotifications without an offset',
    of: ['listPushNotifications'],
    named: { rule: 'shape', part: 'must be a date with time and zone' },
    change: inText((body) => body.replaceAll('.000Z', '')),
  },
  daysInSpanish: {
    does: 'writes the days of listMeterReadings as 28/04/2026',
    of: ['listMeterReadings'],
    named: { rule: 'shape', part: 'must be a date: yyyy-mm-dd' },
    change: inText((body) => body.replaceAll(/"(\d{4})-(\d\d)-(\d\d)"/g, '"$3/$2/$1"')),
  },
  notFoundForOthers: {
    does: 'answers getUser with 404 for somebody else, and for nobody as the contract says',
    of: ['getUser'],
    named: { rule: 'foreign', part: 'the answer about what does not exist' },
    change: (answer, { path }) =>
      path['id'] === '8124' && answer.status === 200
        ? { ...answer, status: 404, body: '{"error":"not found"}' }
        : answer,
  },
  firewallPage: {
    does: 'has a firewall that answers listIncidences with a page and 200',
    of: ['listIncidences'],
    named: { rule: 'json', part: 'JSON' },
    change: instead(page('Request Rejected')),
  },
  noRetryAfter: {
    does: 'refuses each third call of listDelegates with 429, without Retry-After',
    of: ['listDelegates'],
    named: { rule: 'retry-after', part: 'Retry-After with 429' },
    change: (answer, { times, isPreflight }) =>
      times % 3 === 2 && !isPreflight ? { ...answer, status: 429, body: '' } : answer,
  },
  spentRefresh: {
    does: 'accepts a refresh token twice',
    of: ['refreshTokens'],
    named: { rule: 'refresh', part: 'a refusal of a spent token' },
  },
  sessionOutlivesLogOut: {
    does: 'lets the tokens of a session in after its log-out',
    of: ['endSession'],
    named: { rule: 'session', part: '401 for the token of an ended session' },
  },
  noCorsOnErrors: {
    does: 'leaves the headers of CORS out where getUser refuses',
    of: ['getUser'],
    named: { rule: 'cors', part: 'access-control-allow-origin' },
    change: withHeaders({ 'access-control-allow-origin': '' }, ({ status }) => status !== 200),
  },
  noExposedHeaders: {
    does: 'exposes no header of listCustomData',
    of: ['listCustomData'],
    named: { rule: 'cors', part: 'access-control-expose-headers with date, retry-after' },
    change: withHeaders({ 'access-control-expose-headers': '' }),
  },
  noVary: {
    does: 'answers getContentItem without Vary',
    of: ['getContentItem'],
    named: { rule: 'cors', part: 'vary: origin' },
    change: withHeaders({ vary: '' }),
  },
  preflightRefused: {
    does: 'asks for a session in the preflight of saveAlerts',
    of: ['saveAlerts'],
    named: { rule: 'cors', part: 'a preflight that succeeds' },
    change: (answer, { isPreflight }) => (isPreflight ? { ...answer, status: 401 } : answer),
  },
  pagesFromOne: {
    does: 'counts the offset of listBills from one',
    of: ['listBills'],
    named: { rule: 'paging', part: 'two pages of one' },
  },
  filterIgnored: {
    does: 'passes over the filter of listSupplyPoints',
    of: ['listSupplyPoints'],
    named: { rule: 'filter', part: 'items whose' },
  },
  unknownKeyIgnored: {
    does: 'passes over keys of the filter of listAlerts that it does not know',
    of: ['listAlerts'],
    named: { rule: 'refusal', part: '400' },
    change: (answer) =>
      answer.status === 400
        ? {
            ...answer,
            status: 200,
            body: '{"result":{"codResult":"0000","msgResult":"Feito."},"alerts":[],"hasDevices":false}',
          }
        : answer,
  },
  unknownTariff: {
    does: 'has supplies of listSupplyPoints with a tariff that the contract does not know',
    of: ['listSupplyPoints'],
    named: { rule: 'code', part: 'must be one of 2.0TD' },
    change: inText((body) => body.replaceAll('2.0TD', '6.1TD')),
  },
  requiredLeftOut: {
    does: 'leaves the day out of the requests of listServiceRequests',
    of: ['listServiceRequests'],
    named: { rule: 'shape', part: 'must not be left out' },
    change: inText((body) => body.replaceAll(/"createDate":"[^"]*",?/g, '').replaceAll(',}', '}')),
  },
  extraField: {
    does: 'sends a field more with each outage of listIncidences',
    of: ['listIncidences'],
    named: { rule: 'unknown field', part: 'no such field' },
    change: inText((body) => body.replaceAll('"tipo":', '"zona":"N-4","tipo":')),
  },
  wrongType: {
    does: 'calls the answers of listMasterData text/plain',
    of: ['listMasterData'],
    named: { rule: 'content-type', part: 'application/json' },
    change: instead({ headers: { 'content-type': 'text/plain' } }),
  },
  emptyBody: {
    does: 'answers checkLoginUser with 200 and nothing',
    of: ['checkLoginUser'],
    named: { rule: 'json', part: 'nothing' },
    change: instead({ body: '' }),
  },
  listAsObject: {
    does: 'writes the list of listDelegates as an object',
    of: ['listDelegates'],
    named: { rule: 'shape', part: 'must be a list' },
    change: inText((body) =>
      body.replace(/"items":\[(.*)\]/, '"items":{"item":$1}').replace('"item":}', '"item":null}'),
    ),
  },
  shortLifetime: {
    does: 'opens sessions whose tokens are good for two minutes',
    of: ['logIn', 'refreshTokens'],
    named: { rule: 'lifetime', part: 'good for 300 s or more' },
  },
  logInWithoutTime: {
    does: 'leaves the minutes of a session out of logIn',
    of: ['logIn'],
    named: { rule: 'session', part: 'a part that the client needs' },
  },
  storedLogIn: {
    does: 'lets caches store the answers of refreshTokens',
    of: ['refreshTokens'],
    named: { rule: 'cache-control', part: 'no-store' },
    change: withHeaders({ 'cache-control': 'max-age=60' }),
  },
  codeOfSecondFactor: {
    does: 'writes the seconds of a token as a text in the first step of the second factor in logIn',
    of: ['logIn'],
    named: { rule: 'shape', part: 'must be a whole number' },
    change: (answer) =>
      answer.body.includes('"codResult":"0001"')
        ? { ...answer, body: answer.body.replace(/"expiresInToken":(\d+)/, '"expiresInToken":"$1"') }
        : answer,
  },
  slowAnswer: {
    does: 'takes eleven seconds for each success of listServiceRequestsTypology',
    of: ['listServiceRequestsTypology'],
    named: { rule: 'time', part: 'an answer within 10 s' },
    change: instead({ delayMs: 11_000 }),
  },
  connectionCut: {
    does: 'ends the connection within each success of listContracts',
    of: ['listContracts'],
    named: { rule: 'no answer', part: 'the connection was lost' },
    change: instead({ isCut: true }),
  },
  badGateway: {
    does: 'has a gateway that answers listServiceRequestsComments with 502',
    of: ['listServiceRequestsComments'],
    named: { rule: 'no answer', part: '502' },
    change: instead({ status: 502, ...page('Bad Gateway') }),
  },
  suppliesDown: {
    does: 'has a gateway that answers listSupplyPoints with 503, so that nobody knows the supplies of a customer',
    of: ['listSupplyPoints'],
    named: { rule: 'no answer', part: '503' },
    change: instead({ status: 503, ...page('Service Unavailable') }),
  },
  anothersData: {
    does: 'shows the readings of each supply to everybody in listMeterReadings',
    of: ['listMeterReadings'],
    named: { rule: 'foreign', part: 'another one, 200 0000' },
  },
  stackTrace: {
    does: 'fails in listDelegations with 500 and a stack',
    of: ['listDelegations'],
    named: { rule: 'status', part: 'got 500' },
    change: instead({
      status: 500,
      headers: { 'content-type': 'text/plain' },
      body: 'java.lang.NullPointerException\n\tat gal.exemplo.Delegacions.lista(Delegacions.java:88)',
    }),
  },
  forbiddenVisitor: {
    does: 'refuses saveCustomData without a session with 403',
    of: ['saveCustomData'],
    named: { rule: 'gate', part: '401 without a session' },
    change: (answer, { isPreflight }) => (answer.status === 401 && !isPreflight ? { ...answer, status: 403 } : answer),
  },
  statusForCode: {
    does: 'answers listServiceRequestsComments with 404 where the contract has a code',
    of: ['listServiceRequestsComments'],
    named: { rule: 'status', part: 'got 404' },
    change: (answer) => (answer.body.includes('"codResult":"0404"') ? { ...answer, status: 404 } : answer),
  },
  unknownCode: {
    does: 'answers getUser about nobody with a code of its own',
    of: ['getUser'],
    named: { rule: 'code', part: 'a code that no operation has' },
    change: (answer) => ({ ...answer, body: answer.body.replace('"codResult":"2015"', '"codResult":"E-77"') }),
  },
  byteOrderMark: {
    does: 'begins the answers of listMasterData with a byte order mark',
    of: ['listMasterData'],
    named: null,
    change: (answer) => (isJson(answer) ? { ...answer, body: `\uFEFF${answer.body}` } : answer),
  },
} as const satisfies Readonly<Record<string, Flaw>>

export type FlawName = keyof typeof flaws
