import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emitAnswers } from './emit/emit.ts'
import { emitPersonal } from './emit/emitPersonal.ts'
import { emitSecrets } from './emit/emitSecrets.ts'
import { generate } from './generate.ts'
import { apiKind, readContract } from './read/readContract.ts'
import type { Problem } from './read/yaml.ts'
import { root } from './root.ts'

/** A copy of the authored contract with one text of a file replaced. */
function contractWith(file: string, from: string, to: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'contract-')), 'api-spec')
  onTestFinished(() => rmSync(join(copy, '..'), { recursive: true }))
  mkdirSync(copy)
  for (const part of ['openapi.yaml', 'control.yaml', 'errors.yaml', 'parameters.yaml'])
    cpSync(join(root, part), join(copy, part))
  // Only the folder of the file is copied, and each copied folder is removed with all its files.
  for (const folder of ['paths', 'schemas', 'examples'])
    if (file.startsWith(`${folder}/`)) cpSync(join(root, folder), join(copy, folder), { recursive: true })
    else symlinkSync(join(root, folder), join(copy, folder), 'junction')
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(copy, file), text.replace(from, to))
  return copy
}

/**
 * The generator's problems with a changed contract: `file:line (/pointer): problem`. The generator must write nothing.
 */
async function problemsOf(file: string, from: string, to: string): Promise<string[]> {
  const copy = contractWith(file, from, to)
  const { problems } = await generate(copy, join(copy, 'generated'))
  expect(existsSync(join(copy, 'generated'))).toBe(false)
  return problems.map(({ at, problem }) => `${at.slice(at.indexOf('api-spec/') + 'api-spec/'.length)}: ${problem}`)
}

/** The line of a text in an authored file. */
const lineOf = (file: string, text: string): number =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

test('finds no problem in the authored contract', () => {
  const problems: Problem[] = []
  readContract(root, { governed: true, frame: 'openapi.yaml', paths: 'paths' }, problems)
  readContract(root, { governed: false, frame: 'control.yaml' }, problems)
  expect(problems).toEqual([])
})

test('reports broken YAML with file and line', async () => {
  const problems = await problemsOf('paths/session.yaml', '    tags: [session]', '    tags: [session')
  const line = lineOf('paths/session.yaml', 'tags: [session]')
  expect(problems[0]).toMatch(new RegExp(`^paths/session\\.yaml:(${line}|${line + 1}): .+`))
})

test('reports a repeated key with file and line', async () => {
  const problems = await problemsOf(
    'paths/session.yaml',
    '    tags: [session]',
    '    tags: [session]\n    tags: [users]',
  )
  expect(problems[0]).toMatch(/^paths\/session\.yaml:\d+: .*unique/i)
})

test.each([
  [
    'an unknown kind of schema',
    'schemas/session.yaml',
    'type: integer',
    'type: decimal',
    'unknown type decimal; known are object, array, string, number, integer, boolean',
  ],
  [
    'a keyword that does not go with the kind',
    'schemas/session.yaml',
    'maxLength: 512',
    'maximum: 512',
    'maximum does not go with type string; known are',
  ],
  [
    'an unknown format',
    'schemas/requests.yaml',
    'pattern: ^[0-9]{2}/[0-9]{2}/[0-9]{4}$',
    'format: spanish',
    'unknown format spanish; known are date, date-time, day, dd/mm/yy, dd/mm/yyyy, email, name, quantity, uri',
  ],
  [
    'an unknown word about a filter',
    'paths/dossiers.yaml',
    'dossierCod: { x-personal: code, description: One dossier }',
    'dossierCod: { x-personal: code, description: One dossier, list: true }',
    'unknown key list; known are description, required, example, schema, x-personal',
  ],
  [
    'a filter of numbers',
    'paths/connection.yaml',
    "schema: { type: string, x-personal: address, x-typed: postcode, pattern: '^[0-9]{5}$' }",
    'schema: { type: integer }',
    'the value of a filter is a string, or a list of them',
  ],
  [
    'a choice of filter keys that includes an unknown one',
    'paths/connection.yaml',
    'x-filter-one-of: [zipCode, ineCode]',
    'x-filter-one-of: [zipCode, town]',
    'there is no key town in x-filter',
  ],
  [
    'a text that does not say what it tells of a person',
    'schemas/session.yaml',
    '      x-personal: nif\n',
    '',
    'is a text that may be anything, so it needs x-personal: what it tells of a person (nif, cups, name,',
  ],
  [
    'a text of a failure that does not say what it tells of a person',
    'schemas/common.yaml',
    '      x-personal: text\n',
    '',
    'is a text that may be anything, so it needs x-personal',
  ],
  [
    'a parameter that does not say what it tells of a person',
    'paths/supplies.yaml',
    'schema: { type: string, x-personal: nif, minLength: 1, maxLength: 20 }',
    'schema: { type: string, minLength: 1, maxLength: 20 }',
    'is a text that may be anything, so it needs x-personal',
  ],
  [
    'a shared parameter that does not say what it tells of a person',
    'parameters.yaml',
    'schema: { type: string, x-personal: code, minLength: 1, maxLength: 20 }',
    'schema: { type: string, minLength: 1, maxLength: 20 }',
    'is a text that may be anything, so it needs x-personal',
  ],
  [
    'a key of a filter that does not say what it tells of a person',
    'paths/dossiers.yaml',
    'dossierCod: { x-personal: code, description: One dossier }',
    'dossierCod: { description: One dossier }',
    'is a text that may be anything, so it needs x-personal',
  ],
  [
    'a list of a filter that does not say what it tells of a person',
    'paths/supplies.yaml',
    'items: { type: string, x-personal: code }',
    'items: { type: string }',
    'is a text that may be anything, so it needs x-personal',
  ],
  [
    'an unknown kind of personal data',
    'schemas/session.yaml',
    'x-personal: nif',
    'x-personal: dni',
    'unknown kind dni; known are nif, cups, name, surname',
  ],
  [
    'a password that is called no secret',
    'schemas/access.yaml',
    'x-personal: secret',
    'x-personal: none',
    'opens something, as it is named, so it needs x-personal: secret',
  ],
  [
    'an object that takes anything',
    'schemas/session.yaml',
    'additionalProperties: false',
    'additionalProperties: true',
    'an object needs additionalProperties: false',
  ],
  [
    'variants that may both be meant',
    'schemas/access.yaml',
    'required: [user, password, mfa_code]',
    'required: [user, password]',
    'the variants 0 and 1 may both be meant; one needs a property that the other has not',
  ],
  [
    'variants that do not exclude each other',
    'schemas/payments.yaml',
    'oneOf:',
    'anyOf:',
    'unknown type undefined; known are object, array, string',
  ],
  [
    'a required property that does not exist',
    'schemas/session.yaml',
    'required: [user, refresh_token]',
    'required: [user, token]',
    'token is required but is no property',
  ],
  [
    'a reference to nothing',
    'schemas/users.yaml',
    "$ref: '#/components/schemas/UserProfile'",
    "$ref: '#/components/schemas/Nobody'",
    'there is no schema #/components/schemas/Nobody',
  ],
  [
    'a reference to another file',
    'schemas/users.yaml',
    "$ref: '#/components/schemas/UserProfile'",
    "$ref: 'other.yaml#/UserProfile'",
    'there is no schema other.yaml#/UserProfile',
  ],
  [
    'an unknown parameter',
    'paths/users.yaml',
    '#/components/parameters/UserId',
    '#/components/parameters/Nobody',
    'there is no parameter #/components/parameters/Nobody',
  ],
  [
    'a path parameter that nothing describes',
    'paths/users.yaml',
    '/users/{id}',
    '/users/{name}',
    'the path has {name} but no parameter describes it',
  ],
  [
    'an unknown payload',
    'paths/session.yaml',
    'x-success: RefreshAnswer',
    'x-success: Nothing',
    'there is no schema Nothing',
  ],
  ['an unknown body', 'paths/session.yaml', 'x-body: RefreshRequest', 'x-body: Nothing', 'there is no schema Nothing'],
  [
    'a code that is not in the catalogue',
    'paths/session.yaml',
    "x-cod-results: ['0000']",
    "x-cod-results: ['0000', '4711']",
    'the code 4711 is not in errors.yaml',
  ],
  [
    'a code that only the client makes',
    'paths/session.yaml',
    "x-cod-results: ['0000']",
    "x-cod-results: ['XXX']",
    'the code XXX has the origin client: an operation does not list it',
  ],
  [
    'missing codes',
    'paths/session.yaml',
    "x-cod-results: ['0000']",
    '',
    "needs x-cod-results, a list of codes such as ['0000']",
  ],
  ['missing roles', 'paths/session.yaml', 'x-roles: [anyone]', '', 'needs x-roles, a list of anyone, user, mfaPending'],
  [
    'an unknown role',
    'paths/session.yaml',
    'x-roles: [anyone]',
    'x-roles: [everybody]',
    'unknown role everybody; known are anyone, user',
  ],
  [
    'an operation that does not say what it leaves behind',
    'paths/session.yaml',
    '    x-effect: lasting',
    '',
    'needs x-effect, one of none, reversible, lasting, physical',
  ],
  [
    'an operation that writes and does not say what it changes',
    'paths/session.yaml',
    '    x-changes: []',
    '',
    'it writes, so it needs x-changes, a list of reads such as [getUser], or []',
  ],
  [
    'a GET that changes something and does not say what',
    'paths/supplies.yaml',
    '    x-changes: [controlMeter]',
    '',
    'it writes, so it needs x-changes, a list of reads such as [getUser], or []',
  ],
  ['an unknown cost', 'paths/access.yaml', 'x-cost: hash', 'x-cost: much', 'unknown cost much; known are hash'],
  [
    'a fallback of the client that is no sentence',
    'paths/session.yaml',
    'x-changes: []',
    'x-changes: []\n    x-without: true',
    'needs a sentence: what the client does where an API has no such operation',
  ],
  [
    'changed reads that are no list',
    'paths/session.yaml',
    'x-changes: []',
    'x-changes: getUser',
    'must be a list of operationIds',
  ],
  [
    'an unknown changed read',
    'paths/session.yaml',
    'x-changes: []',
    'x-changes: [getNobody]',
    'there is no operation getNobody',
  ],
  [
    'a changed read that is a write',
    'paths/session.yaml',
    'x-changes: []',
    'x-changes: [updateUser]',
    'updateUser is no read, so nobody keeps its answer',
  ],
  [
    'a changed read that is a GET which only writes',
    'paths/session.yaml',
    'x-changes: []',
    'x-changes: [forceValidation]',
    'forceValidation is no read, so nobody keeps its answer',
  ],
  [
    'a changed read that is listed twice',
    'paths/session.yaml',
    'x-changes: []',
    'x-changes: [getUser, getUser]',
    'getUser stands there twice',
  ],
  [
    'a read that says what it changes',
    'paths/supplies.yaml',
    'x-success: WhitelistAnswer',
    'x-success: WhitelistAnswer\n    x-changes: [getUser]',
    'a GET without message-id is a read and changes no answer',
  ],
  [
    'an operationId of a wrong form',
    'paths/session.yaml',
    'operationId: refreshTokens',
    'operationId: refresh-tokens',
    'needs an operationId of the form verbNoun',
  ],
  [
    'an operationId that is taken',
    'paths/session.yaml',
    'operationId: refreshTokens',
    'operationId: endSession',
    'two operations have the operationId endSession',
  ],
  [
    'an unknown method',
    'paths/session.yaml',
    '  put:',
    '  patch:',
    'unknown method patch; known are get, post, put, delete',
  ],
  [
    'an unknown key',
    'paths/session.yaml',
    'summary: Log out',
    'title: Log out',
    'unknown key title; known are operationId',
  ],
  [
    'roles in the control API',
    'control.yaml',
    'x-success: WorldList',
    'x-success: WorldList\n      x-roles: [anyone]',
    'unknown key x-roles; known are operationId',
  ],
  ['a code that is a number', 'errors.yaml', "- code: '0001'", '- code: 1', 'must be text: put the code in quotes'],
  [
    'a code that stands there twice',
    'errors.yaml',
    "- code: '0001'",
    "- code: '0000'",
    '0000 stands in the catalogue already',
  ],
  ['a code without a text', 'errors.yaml', '  gl: Operación realizada correctamente.', "  gl: ''", 'gl must be a text'],
  [
    'a code of an unknown outcome',
    'errors.yaml',
    'outcome: success',
    'outcome: perhaps',
    'outcome must be one of success, failure',
  ],
  [
    'two schemas of one name',
    'schemas/session.yaml',
    'RefreshAnswer:',
    'UserProfile:',
    'a schema UserProfile exists already',
  ],
  [
    'an example that is not of its schema',
    'examples/bills.yaml',
    'status: PENDING',
    'status: UNPAID',
    'Bill/february: /status must be one of PAID, PENDING, OVERDUE',
  ],
  [
    'an answer that is not of its schema',
    'examples/bills.yaml',
    'toPay: { bills: { count: 1',
    'toPay: { bills: { count: none',
    'listBills/toPay: /bills/count must be integer',
  ],
  [
    'an answer that lacks a field',
    'examples/users.yaml',
    'lucia: { user: { $ref: UserProfile/lucia } }',
    'lucia: {}',
    'getUser/lucia: /user is missing',
  ],
  [
    'an answer of an operation that answers its result alone',
    'examples/users.yaml',
    'confirmEmail:\n',
    'confirmEmail:\n  answers: { done: { hash: none } }\n',
    'confirmEmail/done: /hash is not known here',
  ],
  [
    'an operation without an answer',
    'examples/session.yaml',
    'answers:\n    renewed: { accessToken: access-2, refreshToken: refresh-2, expiresInToken: 900 }\n',
    'answers: {}\n',
    'refreshTokens/answers: is missing; write what refreshTokens answers, under a name',
  ],
  [
    'a request that lacks a parameter',
    'examples/users.yaml',
    'getUser:\n  request: { path: { id: 1 } }\n',
    'getUser:\n',
    'getUser/request: /path/id is missing',
  ],
  [
    'a request whose body is not of its schema',
    'examples/users.yaml',
    "body: { phone: '612345678' }",
    'body: { phone: 612345678 }',
    'updateUser/request: /body/phone must be string',
  ],
  [
    'a filter key that an operation lacks',
    'examples/bills.yaml',
    'filter: { dossierCod: EXP202600000101 }',
    'filter: { dossier: EXP202600000101 }',
    'listDossierBills/request: /filter/dossier is not known here',
  ],
  [
    'an example of a failure',
    'examples/access.yaml',
    "result: { codResult: '0001' }",
    "result: { codResult: '1001' }",
    'logIn/codeNeeded: /result/codResult must be one of 0000, 0001, 2903, 2909, 2901, 2910, 3001',
  ],
  [
    'a reference to no example',
    'examples/supplies.yaml',
    'address: { $ref: Address/house }',
    'address: { $ref: Address/garage }',
    'SupplyPoint/house: /address/$ref there is no example Address/garage',
  ],
  [
    'an example that refers to itself',
    'examples/delegations.yaml',
    'asked: { $ref: Delegation/inForce',
    'asked: { $ref: Delegation/asked',
    'Delegation/asked: /$ref refers to itself: Delegation/asked -> Delegation/asked',
  ],
  [
    'examples of nothing',
    'examples/session.yaml',
    'refreshTokens:',
    'renewTokens:',
    'there is no schema and no operation renewTokens',
  ],
  [
    'an example whose name reads as a code',
    'examples/session.yaml',
    '    renewed:',
    "    '0000':",
    '0000 is no name of an example, such as twoBills',
  ],
  [
    'an answer that is named request',
    'examples/session.yaml',
    '    renewed:',
    '    request:',
    'no answer is named request',
  ],
  [
    'an example that stands there twice',
    'examples/session.yaml',
    'refreshTokens:',
    'Bill: { february: {} }\nrefreshTokens:',
    'Bill/february stands there twice',
  ],
  [
    'an unknown part of an example',
    'examples/session.yaml',
    '  request:',
    '  question:',
    'unknown key question; known are request, about, answers',
  ],
  [
    'a request that does not say whose data it names',
    'examples/session.yaml',
    '  about: nobody\n',
    '',
    'refreshTokens/about: is missing; write whose data the request names, such as { query: { cups: $cups } }, or nobody',
  ],
  [
    'a request about a field that nobody has',
    'examples/alerts.yaml',
    'docId: $document }',
    'docId: $passport }',
    'listAlerts/about: names $passport; known are userId, document,',
  ],
  [
    'a request about somebody in an unknown parameter',
    'examples/alerts.yaml',
    'about: { filter: { docId: $document }',
    'about: { filter: { nif: $document }',
    'listAlerts/about: /filter/nif is not known here',
  ],
])('reports the place and the remedy of %s', async (_what, file, from, to, problem) => {
  const problems = await problemsOf(file, from, to)
  const said = problems.find((each) => each.includes(problem))
  expect(said, problems.join('\n')).toBeDefined()
  expect(said).toMatch(/^[\w/]+\.yaml:\d+ \(\/.+\): /)
})

test('reports a problem at the line where it stands', async () => {
  const [said] = await problemsOf('schemas/session.yaml', 'maxLength: 512', 'maximum: 512')
  const line = lineOf('schemas/session.yaml', 'maxLength: 512')
  expect(said).toContain(`schemas/session.yaml:${line} (/RefreshRequest/properties/refresh_token/maximum): `)
})

test('reports all problems at once', async () => {
  const problems = await problemsOf(
    'paths/session.yaml',
    "x-roles: [anyone]\n    x-effect: lasting\n    x-cod-results: ['0000']",
    'x-roles: [everybody]\n    x-effect: lasting',
  )
  expect(problems).toHaveLength(2)
})

test('writes kinds, choices, formats and patterns of answers for the client, but no lengths', () => {
  const contract = readContract(root, { governed: true, frame: 'openapi.yaml', paths: 'paths' }, [])
  const written = emitAnswers(contract)
  expect(written).toContain(`const Cups = { type: "string" }`)
  expect(written).toMatch(/const SupplyPoint = \{.* "lastDataDate": \{ type: "string", format: "date" \}/)
  expect(written).toMatch(/const TimeOfDay = \{ type: "string", pattern: /)
  expect(written).toContain('\n  listSupplyPoints: SupplyPointsAnswer,\n')
  expect(written).not.toMatch(/(?:maxLength|minLength|minimum|additionalProperties|examples): /)
})

test('asks whether a list of choices in answers is open', async () => {
  const [problem, ...others] = await problemsOf(
    'schemas/supplies.yaml',
    "      enum: ['2.0TD', '3.0TD']\n      x-open: true\n    contractedPower",
    "      enum: ['2.0TD', '3.0TD']\n    contractedPower",
  )
  expect(problem).toMatch(/^schemas\/supplies\.yaml:\d+ \(\/SupplyPoint\/properties\/tariff\/enum\): .*x-open/)
  expect(others).toEqual([])
})

test('removes the choices of an open list from the client’s answers and keeps those of a closed one', () => {
  const contract = readContract(root, { governed: true, frame: 'openapi.yaml', paths: 'paths' }, [])
  const answers = emitAnswers(contract)
  expect(answers).toContain('const DossierStatus = { type: "string" }')
  expect(answers).toContain('const YesNo = { type: "string", enum: ["S","N"] }')
  expect(answers).toContain('items: SupplyPoint, partial: true')
})

test('writes the personal data of a call by operation, place and kind', () => {
  const written = emitPersonal(readContract(root, apiKind, []))
  expect(written).toContain('const Cups: PersonalShape = { type: "string", personal: "cups" }')
  expect(written).toMatch(/const TimeOfDay: PersonalShape = \{ type: "string", personal: "none", pattern: /)
  expect(written).toContain('const YesNo: PersonalShape = { type: "string", choices: ["S","N"] }')
  expect(written).toMatch(/\n {2}controlMeter: \{ .*query: \{ type: "object", properties: \{ "cups": Cups, /)
  expect(written).toMatch(/\n {2}listSupplyPoints: .*filter: .*"idAddress": \{ type: "string", personal: "code" \}/)
  expect(written).toMatch(/\n {2}listBills: .*body: null, success: BillsAnswer \},\n/)
})

test('lists the secrets of an operation, even if others use a name for something else', () => {
  const written = emitSecrets(readContract(root, apiKind, []))
  const of: Readonly<Record<string, string[]>> = JSON.parse(/SECRETS_OF: [^=]*= (.*)/.exec(written)?.[1] ?? '')
  expect(of['logInByRedirect']).toEqual(expect.arrayContaining(['code', 'state']))
  expect(of['openUrlMessage']).toEqual(['id'])
  expect(of['listBills']).toBeUndefined()
})

test('treats a name as secret where all fields of that name are', () => {
  const [names] = /SECRET_NAMES.*/.exec(emitSecrets(readContract(root, apiKind, []))) ?? []
  expect(names).toContain('"mfa_code"')
  expect(names).not.toMatch(/"(?:code|invitation)"/)
})
