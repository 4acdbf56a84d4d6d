import type { ExampleRequest } from '../../operations/requestChanges.ts'
import { printFilter } from '../../rules/filter.ts'
import { isForStaff } from '../../rules/person/manageUsers.ts'
import { type Contract, type FilterKey, filterSchema, isList, type Operation, type Parameter } from '../contract.ts'
import { declarationOrder } from '../emit/typebox.ts'
import { closedObject, type JsonSchema, refTo } from '../jsonSchema.ts'

type Document = Record<string, unknown>

/** The exact published document of the API: every status that it may answer, and every code of each operation. */
export function bundleApi(contract: Contract): Document {
  const schemas: Record<string, JsonSchema> = { ...contract.schemas, Refusal: refusal }
  const success = new Set(contract.catalogue.filter((each) => each.outcome === 'success').map((each) => each.code))
  const paths: Record<string, Document> = {}
  for (const operation of contract.operations) {
    const name = operation.operationId[0]?.toUpperCase() + operation.operationId.slice(1)
    schemas[`${name}Success`] = withResult(
      operation,
      schemas,
      operation.codes.filter((code) => success.has(code)),
    )
    const failures = operation.codes.filter((code) => !success.has(code) && statusOf(contract, code) === 200)
    if (failures.length > 0) schemas[`${name}Failure`] = closedObject({ result: resultOf(failures) })
    const answers =
      failures.length > 0 ? { anyOf: [refTo(`${name}Success`), refTo(`${name}Failure`)] } : refTo(`${name}Success`)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: {
        ...headOf(operation, contract.examples.requests[operation.operationId]),
        description: describe(operation, contract),
        'x-roles': operation.roles,
        'x-cod-results': operation.codes,
        ...(operation.filter ? { 'x-filter': filterSchema(operation.filter) } : {}),
        'x-effect': operation.effect,
        ...(operation.changes ? { 'x-changes': operation.changes } : {}),
        ...(isForStaff(operation.roles) ? { 'x-staff': true } : {}),
        ...(operation.without === null ? {} : { 'x-without': operation.without }),
        security: securityOf(operation),
        responses: {
          200: {
            description: 'The outcome, by its code.',
            headers: { Date: serverDate },
            content: jsonOf(answers, examplesOf(operation, contract, 200)),
          },
          ...Object.fromEntries(
            otherStatuses.map(([status, description]) => [
              status,
              {
                description,
                ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
                content: jsonOf(refTo('Refusal'), examplesOf(operation, contract, status)),
              },
            ]),
          ),
        },
      },
    }
  }
  return withComponents(contract.frame, paths, schemas)
}

/** The published document of the control API: a success, or a sentence that names the problem. */
export function bundleControl(contract: Contract): Document {
  const paths: Record<string, Document> = {}
  for (const operation of contract.operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: {
        ...headOf(operation),
        description: operation.description || operation.summary,
        // Only servers that have a token ask for it.
        security: [{}, { controlToken: [] }],
        responses: {
          200: { description: 'Done.', content: jsonOf(refTo(operation.success ?? 'Done')) },
          ...Object.fromEntries(
            controlStatuses.map(([status, description]) => [
              status,
              { description, content: jsonOf(refTo('ControlError')) },
            ]),
          ),
        },
      },
    }
  return withComponents(contract.frame, paths, contract.schemas)
}

/** The query parameter `filter` of an operation that lists filter keys. */
export function filterParameter({ filter }: Operation) {
  if (!filter) return null
  const keys = Object.entries(filter.keys)
  const sample = keys.filter(([, key]) => key.required).map(([name, key]) => `${name}::${key.example ?? 'value'}`)
  const [first] = keys
  const example = sample.length > 0 ? sample.join('|') : `${first?.[0]}::${first?.[1].example ?? 'value'}`
  const needed = filter.oneOf ? `Exactly one of ${filter.oneOf.join(', ')} is needed. Its` : 'Its'
  const lines = keys.map(
    ([name, key]) =>
      `- \`${name}\`${key.required ? ' (needed)' : ''}: ${key.description ?? ''}${choicesOf(key)}${isList(key) ? ' (`~~`)' : ''}`,
  )
  return {
    name: 'filter',
    in: 'query',
    required: keys.some(([, key]) => key.required),
    description: `\`key::value\`, joined by \`|\`. ${needed} keys:\n${lines.join('\n')}`,
    schema: { type: 'string', minLength: 1, maxLength: 1024 },
    example,
  }
}

function choicesOf({ schema }: FilterKey): string {
  return schema?.enum ? ` (${schema.enum.map((choice) => `\`${choice}\``).join(', ')})` : ''
}

const refusal: JsonSchema = {
  description: 'The call was not dealt with.',
  ...closedObject({ result: refTo('Result'), violations: { type: 'array', items: refTo('Violation') } }, ['result']),
}

const otherStatuses: readonly (readonly [number, string])[] = [
  [
    400,
    '`ERROR_GENERICO`: the request does not meet this contract, see `violations`. `4008`: the password does not meet the policy. `WORLD_UNKNOWN`: the server does not have the world that `x-sandbox` names, or it was replaced during the call; only where the control API is on.',
  ],
  [401, '`9002`: the token is missing, wrong or expired.'],
  [403, '`9002`: the role may not make this call.'],
  [429, '`ERROR_GENERICO`: too many calls; the header Retry-After says when to come back.'],
  [500, '`ERROR_GENERICO`: the server failed.'],
  [503, '`ERROR_GENERICO`: the server is busy; the header Retry-After says when to come back.'],
]

const retryAfter: Document = {
  description: 'In so many seconds a call may be answered again.',
  required: true,
  schema: { type: 'integer', minimum: 0 },
}

const serverDate: Document = {
  description:
    'The time by which the server judges what is due, late or over. A client that shows such things takes it for its clock.',
  required: true,
  schema: { type: 'string', examples: ['Mon, 16 Mar 2026 09:00:00 GMT'] },
}

/** No security for `anyone`, an optional bearer if one changes the result, and a required one for all other roles. */
function securityOf({ roles }: Operation): Document[] {
  const bearer = { bearer: [] }
  if (!roles.includes('anyone')) return [bearer]
  return roles.length === 1 ? [] : [{}, bearer]
}

const controlStatuses: readonly (readonly [number, string])[] = [
  [400, 'The request is wrong.'],
  [401, 'The server has a `CONTROL_TOKEN` and the call does not carry it.'],
  [403, 'The call is of a page of another site, or names the server by a host that is not its own.'],
  [404, 'There is no such world or persona.'],
  [503, 'The server holds as many worlds as it may.'],
]

/** Whether a call in an open session may be repeated under its id. `message-id` is then optional. */
function isRepeatable({ method, roles, secretAnswer }: Operation): boolean {
  return method !== 'get' && !secretAnswer && roles.some((role) => !withoutOpenSession.has(role))
}

/** The answers to these callers are not stored. */
const withoutOpenSession: ReadonlySet<string> = new Set(['anyone', 'mfaPending', 'bridge'])

const messageId: Document = {
  name: 'message-id',
  in: 'header',
  description:
    'The id of this one call. The same call again under the same id, within ten minutes, is answered as the first time and does nothing.',
  schema: { type: 'string', pattern: '^[0-9]+-[A-Za-z0-9]{15}-[1-9][0-9]*$', examples: ['7-ABCDEFGHIJKLMNO-3'] },
}

function headOf(operation: Operation, request: ExampleRequest = {}): Document {
  const filter = filterParameter(operation)
  const id = isRepeatable(operation) ? [messageId] : []
  const exampleOf = ({ in: place, name }: Parameter) => (place === 'header' ? undefined : request[place]?.[name])
  const parameters = [
    ...operation.parameters.map((each) => withExample(each, exampleOf(each))),
    ...id,
    ...(filter ? [withExample(filter, request.filter && printFilter(request.filter))] : []),
  ]
  return {
    operationId: operation.operationId,
    tags: operation.tags,
    summary: operation.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    // A DELETE may be sent without its body.
    ...(operation.body
      ? { requestBody: { required: operation.method !== 'delete', content: bodyOf(refTo(operation.body), request) } }
      : {}),
  }
}

function withExample<Of extends object>(parameter: Of, example: unknown): Of {
  return example === undefined ? parameter : { ...parameter, example }
}

function bodyOf(schema: JsonSchema, { body }: ExampleRequest): Document {
  return jsonOf(schema, body === undefined ? {} : { example: { value: body } })
}

function describe(operation: Operation, { catalogue }: Contract): string {
  const codes = operation.codes.map((code) => {
    const entry = catalogue.find((each) => each.code === code)
    return entry ? `- \`${code}\` ${entry.meaning} *${entry.provoke}*` : `- \`${code}\``
  })
  return `${operation.description.trim()}\n\nFor: ${operation.roles.join(', ')}.\n\nCodes, and how to provoke them:\n${codes.join('\n')}`.trim()
}

function withResult(operation: Operation, schemas: Record<string, JsonSchema>, codes: string[]): JsonSchema {
  const payload: JsonSchema = operation.success ? (schemas[operation.success] ?? {}) : {}
  return {
    ...(payload.description ? { description: payload.description } : {}),
    ...closedObject({ result: resultOf(codes), ...payload.properties }, ['result', ...(payload.required ?? [])]),
  }
}

const resultOf = (codes: string[]): JsonSchema =>
  closedObject({ codResult: { type: 'string', enum: codes }, msgResult: { type: 'string' } })

const statusOf = ({ catalogue }: Contract, code: string): number =>
  catalogue.find((each) => each.code === code)?.status ?? 200
const jsonOf = (schema: JsonSchema, examples: Document = {}): Document => ({
  'application/json': { schema, ...(Object.keys(examples).length > 0 ? { examples } : {}) },
})

/** The possible answers of an operation with a status, by name: its examples, and each failure by its code. */
function examplesOf(operation: Operation, { examples, catalogue }: Contract, status: number): Document {
  const answers = status === 200 ? Object.entries(examples.answers[operation.operationId] ?? {}) : []
  const failures = catalogue.filter(
    ({ code, outcome, service, status: own = 200 }) =>
      operation.codes.includes(code) && outcome === 'failure' && service === undefined && own === status,
  )
  return Object.fromEntries([
    ...answers.map(([name, value]) => [name, { value }]),
    ...failures.map(({ code, meaning, es }) => [
      code,
      { summary: meaning, value: { result: { codResult: code, msgResult: es } } },
    ]),
  ])
}

/** Assembles the document with only the schemas that it reaches. */
function withComponents(
  frame: Document,
  paths: Record<string, Document>,
  schemas: Record<string, JsonSchema>,
): Document {
  const used = declarationOrder(reached(paths), schemas)
  // In OpenAPI they are an object.
  const { parameters: _inlined, ...components } = (frame['components'] ?? {}) as Document
  return {
    ...frame,
    paths,
    components: { ...components, schemas: Object.fromEntries(used.sort().map((name) => [name, schemas[name]])) },
  }
}

function reached(value: unknown): Set<string> {
  return new Set([...JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1] ?? ''))
}
