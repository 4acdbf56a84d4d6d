import { filesOfTemplate } from './filesOfTemplate.ts'
import { checkArea, checkFree, checkName, filesOfFolder, splitName, NotPossible, toPascal } from './names.ts'
import { atEnd, before, behind, type Edit, type Plan, read } from './plan.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
type Method = (typeof methods)[number]

export interface OperationOptions {
  readonly area: string | undefined
  readonly method: string | undefined
  readonly path: string | undefined
}

const handlersOf = (area: string) => `server/src/modules/${area}/${area}.handlers.ts`
const pathsOf = (area: string) => `api-spec/paths/${area}.yaml`
const examplesOf = (area: string) => `api-spec/examples/${area}.yaml`

/** A new operation in an existing area: contract, examples, service, route and test. */
export function planOperation(
  name: string,
  { area = '', method: said, path = `/${area}/${name}` }: OperationOptions,
): Plan {
  checkArea(area || undefined, 'server/src/modules', [handlersOf, pathsOf])
  const tag = /tags: \[(\w+)\]/.exec(read(pathsOf(area)))?.[1] ?? area
  const operation = { ...readOperation(name, said, path), area, tag }
  const service = `server/src/modules/${area}/${name}.service.ts`
  return {
    files: filesOf(operation),
    edits: [
      ...contractEdits(operation, answerText(operation), 'done: { done: true }'),
      behind(handlersOf(area), "import type { Handlers } from '#src/core/operation.ts'\n", importLine(name)),
      before(handlersOf(area), '} satisfies Partial<Handlers>', handlerLine(operation)),
    ],
    left: [
      `${pathsOf(area)} and its schemas: its roles, codes, request and response`,
      `${service}: what it does`,
      ...leftOfOperation(operation),
    ],
  }
}

export interface Operation {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly area: string
  readonly tag: string
}

/** Checks the name, method and path of a new operation, and returns them. Throws if one of them is wrong. */
export function readOperation(name: string, said: string | undefined, path: string) {
  checkName(name)
  const method = said === undefined ? methodOf(name) : methods.find((each) => each === said.toUpperCase())
  if (method === undefined) throw new NotPossible(`--method must be one of ${methods.join(', ')}.`)
  if (!/^(\/([\w.-]+|\{[a-z]\w*\}))+$/.test(path))
    throw new NotPossible(`"${path}" is not a path of the API such as /meters or /meters/{meterId}.`)
  checkFree(`The name ${name}`, `    operationId: ${name}`, ...filesOfFolder('api-spec/paths'))
  for (const file of filesOfFolder('api-spec/paths'))
    if (`\n${read(file)}`.split(`\n${path}:\n`)[1]?.split(/\n\S/)[0]?.includes(`  ${method.toLowerCase()}:\n`))
      throw new NotPossible(`${method} ${path} is taken, in ${file}.`)
  for (const schema of [`${toPascal(name)}Answer`, `${toPascal(name)}Body`])
    checkFree(`The schema ${schema}`, `${schema}:`, ...filesOfFolder('api-spec/schemas'))
  return { name, method, path }
}

/** The HTTP method that the verb of a name implies. */
function methodOf(name: string): Method | undefined {
  if (/^(list|get|find|check|search|calculate)/.test(name)) return 'GET'
  if (/^(create|save|send|register|start|request)/.test(name)) return 'POST'
  if (/^(update|set|change|mark|confirm)/.test(name)) return 'PUT'
  return /^(delete|remove|end)/.test(name) ? 'DELETE' : undefined
}

const hasBody = ({ method }: Operation) => method === 'POST' || method === 'PUT'
const parametersOf = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/**
 * The operation, its schemas and its examples. `answer`: the text of the answer's schema, under the name that the
 * contract gives it; `example`: an example with its name.
 */
export function contractEdits(operation: Operation, answer: string, example: string): Edit[] {
  const { name, method, path, area, tag } = operation
  const parameters = parametersOf(operation).map(
    (each) =>
      `      - { name: ${each}, in: path, required: true, schema: { type: string, x-personal: code, minLength: 1, maxLength: 50 } }\n`,
  )
  const text = [
    `  ${method.toLowerCase()}:\n    operationId: ${name}\n    tags: [${tag}]\n    summary: ${toPascal(splitName(name))}\n`,
    `    x-roles: [user]\n    x-effect: ${method === 'GET' ? 'none' : 'reversible'}\n    x-cod-results: ['0000']\n`,
    method === 'GET' ? '' : '    x-changes: []\n',
    parameters.length > 0 ? `    parameters:\n${parameters.join('')}` : '',
    hasBody(operation) ? `    x-body: ${toPascal(name)}Body\n` : '',
    `    x-success: ${toPascal(name)}Answer\n`,
  ].join('')
  const body = `\n${toPascal(name)}Body:\n  type: object\n  properties:\n    note: { type: string, x-personal: text, maxLength: 200 }\n  additionalProperties: false\n`
  const file = pathsOf(area)
  return [
    `\n${read(file)}`.includes(`\n${path}:\n`) ? behind(file, `${path}:\n`, text) : atEnd(file, `\n${path}:\n${text}`),
    atEnd(`api-spec/schemas/${area}.yaml`, answer + (hasBody(operation) ? body : '')),
    atEnd(examplesOf(area), `\n${name}:\n${requestText(operation)}  about: nobody\n  answers:\n    ${example}\n`),
  ]
}

function requestText(operation: Operation): string {
  const values = parametersOf(operation).map((each) => `${each}: none`)
  const parts = [
    ...(values.length > 0 ? [`path: { ${values.join(', ')} }`] : []),
    ...(hasBody(operation) ? ['body: {}'] : []),
  ]
  return parts.length > 0 ? `  request: { ${parts.join(', ')} }\n` : ''
}

export function leftOfOperation(operation: Operation): string[] {
  const { name, method, area } = operation
  return [
    `${examplesOf(area)}: a realistic request of ${name}, whose data it names, and its response`,
    `npm run check -- --fix: proposes its row of api-spec/conformance/expected.md`,
    ...(method === 'GET'
      ? []
      : [`server/src/authorization: a call in changingCalls.ts; changes.test.ts names x-changes`]),
  ]
}

function answerText({ name }: Operation): string {
  return `\n${toPascal(name)}Answer:\n  type: object\n  required: [done]\n  properties:\n    done: { type: boolean }\n  additionalProperties: false\n`
}

function importLine(name: string): string {
  return `import { ${name} } from './${name}.service.ts'\n`
}

/** The parts of a call that its service receives. */
function given(operation: Operation): string[] {
  return [...(parametersOf(operation).length > 0 ? ['params'] : []), ...(hasBody(operation) ? ['body'] : [])]
}

function handlerLine(operation: Operation): string {
  const words = ['ctx', ...given(operation)].join(', ')
  return `  ${operation.name}: ({ ${words} }) => ${operation.name}(${words}),\n`
}

/** The service and its test. The service takes the parts that the call has. */
function filesOf(operation: Operation): Record<string, string> {
  const { name, method, path, area } = operation
  const lacking = ['params', 'body'].filter((part) => !given(operation).includes(part))
  return filesOfTemplate('operation', name, {
    anyArea: area,
    "customer.get('/samples')": `customer.${method.toLowerCase()}('${path.replace(/\{\w+\}/g, 'none')}')`,
    ...Object.fromEntries(lacking.map((part) => [`  _${part}: Call<'samples'>['${part}'],\n`, ''])),
    ...(lacking.length === 2 && { 'Call, ': '' }),
  })
}
