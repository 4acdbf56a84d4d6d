import type { ControlServer } from '../../lib/controlCaller.ts'
import type { Arguments, Tool } from './tool.ts'

/** Operations with whole databases in base64. `acometida world export` does this instead. */
const NOT_FOR_AGENTS: ReadonlySet<string> = new Set(['exportWorld', 'importWorld'])
/** Longer answers would fill an agent's context. */
const MAX_LENGTH = 100_000

type Schema = Readonly<Record<string, unknown>>

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** A tool for each operation of the control API. Its arguments are the parameters of path and query, and the body. */
export function controlTools(document: string, server: ControlServer): readonly Tool[] {
  // The generator guarantees this shape.
  const { paths, components } = JSON.parse(document) as Document
  const resolve = (schema: Schema) => resolved(schema, components.schemas)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { operationId }]) => !NOT_FOR_AGENTS.has(operationId))
      .map(([method, operation]) => toolOf(method.toUpperCase(), path, operation, resolve, server)),
  )
}

function toolOf(
  method: string,
  path: string,
  { operationId, summary, description, parameters = [], requestBody }: Operation,
  resolve: (schema: Schema) => Schema,
  server: ControlServer,
): Tool {
  const body = requestBody && resolve(requestBody.content['application/json'].schema)
  // The published document is OpenAPI.
  const ofBody = (body?.['properties'] ?? {}) as Readonly<Record<string, Schema>>
  const ofCall = parameters.map(({ name, description: means, schema }) => [
    name,
    { ...resolve(schema), description: means },
  ])
  const needed = parameters.filter((each) => each.in === 'path' || each.required).map(({ name }) => name)
  return {
    name: operationId,
    description: summary === description ? `${summary}.` : `${summary}. ${description.trim()}`,
    inputSchema: {
      type: 'object',
      properties: { ...ofBody, ...Object.fromEntries(ofCall) },
      required: [...needed, ...((body?.['required'] ?? []) as readonly string[])],
      additionalProperties: false,
    },
    isReadOnly: method === 'GET',
    call: (args) => {
      const query = parameters.filter((each) => each.in === 'query' && args[each.name] !== undefined)
      const search = new URLSearchParams(query.map(({ name }) => [name, String(args[name])]))
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])))
      const address = `/__control${filled === '/' ? '' : filled}${query.length > 0 ? `?${search}` : ''}`
      const sent = Object.fromEntries(Object.entries(args).filter(([name]) => Object.hasOwn(ofBody, name)))
      return send(server, method, address, body && sent, worldOf(operationId, args))
    },
  }
}

/** The world that a call is about. A load balancer finds its server by it. */
function worldOf(operation: string, args: Arguments): unknown {
  return operation === 'createWorld' ? args['id'] : args['world']
}

async function send(
  { url, token }: ControlServer,
  method: string,
  address: string,
  body: object | undefined,
  world: unknown,
): Promise<string> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(typeof world === 'string' ? { 'x-sandbox': world } : {}),
  }
  const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await fetch(url + address, request).catch(() => {
    throw new Error(`Nobody answers at ${url}. Start a server with npx acometida, or name another with --url.`)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${sentenceOf(text)}`)
  if (text.length <= MAX_LENGTH) return text
  return `${text.slice(0, MAX_LENGTH)}\n(cut off after ${MAX_LENGTH} of ${text.length} characters; ask for less)`
}

function sentenceOf(text: string): string {
  try {
    return String((JSON.parse(text) as { readonly error?: unknown }).error ?? text)
  } catch {
    return text
  }
}

/** A schema with its references resolved. No schema of the control API contains itself. */
function resolved(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  const { $ref: _named, ...rest } = schema
  const whole = name === undefined ? rest : { ...schemas[name], ...rest }
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, resolvedPart(value, schemas)]))
}

function resolvedPart(value: unknown, schemas: Readonly<Record<string, Schema>>): unknown {
  if (Array.isArray(value)) return value.map((each) => resolvedPart(each, schemas))
  return typeof value === 'object' && value !== null ? resolved(value as Schema, schemas) : value
}
