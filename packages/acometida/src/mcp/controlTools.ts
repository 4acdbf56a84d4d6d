import { isObject } from '@acometida/api-spec/rules/fields'
import { type Control, controlCaller, type ControlServer, Refused } from '../lib/controlCaller.ts'
import type { Arguments, Tool } from './tool.ts'

/** Operations with whole databases in base64. `acometida world export` does this instead. */
const NOT_FOR_AGENTS: ReadonlySet<string> = new Set(['exportWorld', 'importWorld'])
/** Longer answers would fill an agent's context. */
const MAX_LENGTH = 100_000

/** The parts of a published operation that a tool needs, without references. */
interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: BodySchema } } }
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly description?: string
  readonly schema: object
}

interface BodySchema {
  readonly properties?: Readonly<Record<string, object>>
  readonly required?: readonly string[]
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

/** A tool for each operation of the control API. Its arguments are the parameters of path and query, and the body. */
export function controlTools(document: string, server: ControlServer): readonly Tool[] {
  // The generator guarantees this shape.
  const { paths, components } = JSON.parse(document) as Document
  const control = controlCaller(
    server,
    'Start one with npx acometida, or name another with --url, such as http://127.0.0.1:4100.',
  )
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { operationId }]) => !NOT_FOR_AGENTS.has(operationId))
      .map(([method, operation]) => {
        const request = resolved({ ...operation, responses: null }, components.schemas)
        // Resolving references changes nothing else of the published operation.
        return toolOf(method.toUpperCase(), path, request as Operation, control)
      }),
  )
}

function toolOf(
  method: string,
  path: string,
  { operationId, summary, description, parameters = [], requestBody }: Operation,
  control: Control,
): Tool {
  const body = requestBody?.content['application/json'].schema
  const { properties: ofBody = {}, required = [] } = body ?? {}
  const ofCall = parameters.map(({ name, description: means, schema }) => [name, { ...schema, description: means }])
  const needed = parameters.filter((each) => each.in === 'path' || each.required).map(({ name }) => name)
  return {
    name: operationId,
    description: summary === description ? `${summary}.` : `${summary}. ${description.trim()}`,
    inputSchema: {
      type: 'object',
      properties: { ...ofBody, ...Object.fromEntries(ofCall) },
      required: [...needed, ...required],
      additionalProperties: false,
    },
    isReadOnly: method === 'GET',
    call: async (args) => {
      const query = parameters.filter((each) => each.in === 'query' && args[each.name] !== undefined)
      const search = new URLSearchParams(query.map(({ name }) => [name, String(args[name])]))
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])))
      const address = `${filled === '/' ? '' : filled}${query.length > 0 ? `?${search}` : ''}`
      const sent = Object.fromEntries(Object.entries(args).filter(([name]) => Object.hasOwn(ofBody, name)))
      const answer = await control(method, address, body && sent, worldOf(operationId, args)).catch(withStatus)
      return shortened(JSON.stringify(answer))
    },
  }
}

/** The world that a call is about. */
function worldOf(operation: string, args: Arguments): string | undefined {
  const world = operation === 'createWorld' ? args['id'] : args['world']
  return typeof world === 'string' ? world : undefined
}

/** An agent learns the status of a refusal too. */
function withStatus(error: unknown): never {
  throw error instanceof Refused ? new Error(`${error.status}: ${error.message}`) : error
}

function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  return `${text.slice(0, MAX_LENGTH)}\n(cut off after ${MAX_LENGTH} of ${text.length} characters; request less)`
}

/** A value with the references to schemas in it resolved. No schema of the control API contains itself. */
function resolved(value: unknown, schemas: Document['components']['schemas']): unknown {
  if (Array.isArray(value)) return value.map((each) => resolved(each, schemas))
  if (!isObject(value)) return value
  const { $ref, ...rest } = value
  const whole = typeof $ref === 'string' ? { ...schemas[$ref.split('/').at(-1) ?? ''], ...rest } : rest
  return Object.fromEntries(Object.entries(whole).map(([key, each]) => [key, resolved(each, schemas)]))
}
