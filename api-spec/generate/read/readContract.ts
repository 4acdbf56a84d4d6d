import { join } from 'node:path'
import { type Fields, fieldsIn } from '../../rules/fields.ts'
import { checkDeclarations, NEEDS_PERSONAL, undeclaredTexts } from '../check/checkDeclarations.ts'
import { checkSchema } from '../check/checkSchema.ts'
import {
  type Contract,
  type Cost,
  costs,
  type Effect,
  effects,
  type FilterParameter,
  isList,
  needsMessageId,
  noExamples,
  type Operation,
  type Parameter,
} from '../contract.ts'
import type { JsonSchema } from '../jsonSchema.ts'
import { isTypedKind, UNKNOWN_TYPED } from '../typedKind.ts'
import { readCatalogue } from './catalogue.ts'
import { knownRoles } from './knownRoles.ts'
import { readExamples } from './readExamples.ts'
import { type Problem, readYaml, type YamlFile, yamlFiles } from './yaml.ts'

type Path = readonly (string | number)[]
const methods = ['get', 'post', 'put', 'delete'] as const

/** The differences between the API's contract and that of the control API. */
export interface ContractKind {
  /** Operations name their roles and result codes. */
  readonly governed: boolean
  readonly frame: string
  /** The folder of path files. Without it the frame holds the paths. */
  readonly paths?: string
}

/** The contract of the API. */
export const apiKind: ContractKind = { governed: true, frame: 'openapi.yaml', paths: 'paths' }

/** Reads the authored files below `root`. Adds each problem to `problems`, with file and line. */
export function readContract(root: string, kind: ContractKind, problems: Problem[]): Contract {
  const frameFile = readYaml(join(root, kind.frame), problems)
  const frame = fieldsIn(frameFile.content)
  const schemas: Record<string, JsonSchema> = {}
  const places: (() => void)[] = []
  const files = new Map<string, YamlFile>()
  for (const file of yamlFiles(join(root, 'schemas'), problems))
    for (const [name, schema] of Object.entries(fieldsIn(file.content))) {
      if (name in schemas) problems.push({ at: file.at([name]), problem: `a schema ${name} exists already` })
      // `checkSchema` reports what is no schema.
      schemas[name] = schema as JsonSchema
      files.set(name, file)
      places.push(() => checkSchema(schema, [name], file, schemas, problems))
    }
  for (const check of places) check()

  const catalogue = readCatalogue(readYaml(join(root, 'errors.yaml'), problems), problems)
  const shared = sharedParameters(root, frame, schemas, problems)
  const operations: Operation[] = []
  const changes: (() => void)[] = []
  const sources = kind.paths
    ? yamlFiles(join(root, kind.paths), problems).map((file) => ({ file, paths: fieldsIn(file.content), prefix: [] }))
    : [{ file: frameFile, paths: fieldsIn(frame['paths']), prefix: ['paths'] }]
  for (const { file, paths, prefix } of sources)
    for (const [path, item] of Object.entries(paths))
      for (const [method, raw] of Object.entries(fieldsIn(item))) {
        const where: Path = [...prefix, path, method]
        const known = methods.find((each) => each === method)
        if (!known)
          problems.push({ at: file.at(where), problem: `unknown method ${method}; known are ${methods.join(', ')}` })
        else {
          const wrong: Wrong = (key, problem) => void problems.push({ at: file.at([...where, key]), problem })
          const source = { file, where, shared, schemas, catalogue, kind, problems, wrong }
          const operation = readOperation(known, path, fieldsIn(raw), source)
          const { operationId } = operation
          if (operations.some((each) => each.operationId === operationId))
            wrong('operationId', `two operations have the operationId ${operationId}`)
          operations.push(operation)
          changes.push(() => checkChanges(operation, operations, wrong))
        }
      }
  for (const check of changes) check()
  if (kind.governed && problems.length === 0)
    checkDeclarations(operations, schemas, (name, path, problem) => {
      problems.push({ at: files.get(name)?.at([name, ...path]) ?? name, problem })
    })
  const contract = { frame, operations, schemas, catalogue }
  // A problem of the contract would be reported again for each example.
  const right = kind.governed && problems.length === 0
  return { ...contract, examples: right ? readExamples(root, contract, problems) : noExamples }
}

interface Source {
  file: YamlFile
  where: Path
  shared: Record<string, Parameter>
  schemas: Record<string, JsonSchema>
  catalogue: Contract['catalogue']
  kind: ContractKind
  problems: Problem[]
  wrong: Wrong
}

/** Reports what is wrong with a key of an operation. */
type Wrong = (key: string, problem: string) => void

function readOperation(method: Operation['method'], path: string, raw: Fields, source: Source): Operation {
  const { kind, schemas, wrong } = source
  const allowed = ['operationId', 'tags', 'summary', 'description', 'parameters', 'x-body', 'x-success']
  if (kind.governed)
    allowed.push(
      'x-roles',
      'x-cod-results',
      'x-effect',
      'x-changes',
      'x-filter',
      'x-filter-one-of',
      'x-secret-answer',
      'x-cost',
      'x-without',
    )
  for (const key of Object.keys(raw))
    if (!allowed.includes(key)) wrong(key, `unknown key ${key}; known are ${allowed.join(', ')}`)
  if (!/^[a-z][A-Za-z]+$/.test(String(raw['operationId'])))
    wrong('operationId', 'needs an operationId of the form verbNoun')
  if (typeof raw['summary'] !== 'string') wrong('summary', 'needs a summary')
  for (const key of ['x-body', 'x-success'])
    if (raw[key] !== undefined && !(String(raw[key]) in schemas)) wrong(key, `there is no schema ${String(raw[key])}`)
  if ('x-without' in raw && typeof raw['x-without'] !== 'string')
    wrong('x-without', 'needs a sentence: what the client does where an API has no such operation')
  const parameters = readParameters(path, raw, source)
  return {
    operationId: String(raw['operationId']),
    method,
    path,
    tags: asList(raw['tags']),
    summary: String(raw['summary']),
    description: typeof raw['description'] === 'string' ? raw['description'] : '',
    roles: kind.governed ? readRoles(raw, wrong) : [],
    codes: kind.governed ? readCodes(raw, source) : [],
    effect: kind.governed ? readEffect(raw, wrong) : 'none',
    changes: kind.governed ? readChanges(method, raw, parameters, wrong) : null,
    secretAnswer: raw['x-secret-answer'] === true,
    without: typeof raw['x-without'] === 'string' ? raw['x-without'] : null,
    cost: readCost(raw, wrong),
    filter: readFilter(raw, source),
    parameters,
    body: typeof raw['x-body'] === 'string' ? raw['x-body'] : null,
    success: typeof raw['x-success'] === 'string' ? raw['x-success'] : null,
  }
}

function readRoles(raw: Fields, wrong: Wrong): string[] {
  const roles = asList(raw['x-roles'])
  if (roles.length === 0) wrong('x-roles', `needs x-roles, a list of ${knownRoles.join(', ')}`)
  for (const role of roles)
    if (!knownRoles.includes(role)) wrong('x-roles', `unknown role ${role}; known are ${knownRoles.join(', ')}`)
  return roles
}

/** The keys of a filter. All values are texts, so a schema gives their kind. */
function readFilter(raw: Fields, { file, where, problems, schemas }: Source): FilterParameter | null {
  // Each key is checked below.
  const keys = raw['x-filter'] as FilterParameter['keys'] | undefined
  if (keys === undefined) return null
  const wrong = (problem: string, ...more: Path) => void problems.push({ at: file.at([...where, ...more]), problem })
  for (const [name, key] of Object.entries(keys)) {
    for (const word of Object.keys(key))
      if (!filterKeywords.includes(word))
        wrong(`unknown key ${word}; known are ${filterKeywords.join(', ')}`, 'x-filter', name, word)
    if (key.schema === undefined) {
      if (key['x-personal'] === undefined) wrong(NEEDS_PERSONAL, 'x-filter', name)
      if (!isTypedKind(key['x-typed'])) wrong(UNKNOWN_TYPED, 'x-filter', name, 'x-typed')
      continue
    }
    for (const path of undeclaredTexts(key.schema)) wrong(NEEDS_PERSONAL, 'x-filter', name, 'schema', ...path)
    checkSchema(key.schema, [...where, 'x-filter', name, 'schema'], file, schemas, problems)
    const { type } = (isList(key) ? key.schema.items : key.schema) ?? {}
    if (type !== 'string') wrong('the value of a filter is a string, or a list of them', 'x-filter', name, 'schema')
  }
  const oneOf = raw['x-filter-one-of'] === undefined ? null : asList(raw['x-filter-one-of'])
  for (const name of oneOf ?? []) if (!(name in keys)) wrong(`there is no key ${name} in x-filter`, 'x-filter-one-of')
  return { keys, oneOf }
}

const filterKeywords = ['description', 'required', 'example', 'schema', 'x-personal', 'x-typed']

function readCost(raw: Fields, wrong: Wrong): Cost | null {
  const given = raw['x-cost']
  const cost = costs.find((each) => each === given) ?? null
  if (given !== undefined && cost === null)
    wrong('x-cost', `unknown cost ${String(given)}; known are ${costs.join(', ')}`)
  return cost
}

function readEffect(raw: Fields, wrong: Wrong): Effect {
  const effect = effects.find((each) => each === raw['x-effect'])
  if (effect === undefined) wrong('x-effect', `needs x-effect, one of ${effects.join(', ')}`)
  return effect ?? 'none'
}

function readCodes(raw: Fields, { catalogue, wrong }: Source): string[] {
  const codes = asList(raw['x-cod-results'])
  if (codes.length === 0) wrong('x-cod-results', "needs x-cod-results, a list of codes such as ['0000']")
  for (const code of codes) {
    const entry = catalogue.find((each) => each.code === code)
    if (!entry) wrong('x-cod-results', `the code ${code} is not in errors.yaml`)
    else if (entry.origin !== 'server')
      wrong('x-cod-results', `the code ${code} has the origin ${entry.origin}: an operation does not list it`)
  }
  return codes
}

/**
 * Reads `x-changes`, the reads whose answers an operation changes. A GET with a visible effect needs a message id, so
 * that no prefetch calls it.
 */
function readChanges(method: string, raw: Fields, parameters: readonly Parameter[], wrong: Wrong): string[] | null {
  const guarded = method !== 'get' || needsMessageId(parameters)
  const list = raw['x-changes']
  if (list === undefined) {
    if (guarded) wrong('x-changes', 'it writes, so it needs x-changes, a list of reads such as [getUser], or []')
    return null
  }
  if (!Array.isArray(list)) wrong('x-changes', 'must be a list of operationIds')
  const changes = asList(list)
  if (!guarded && changes.length > 0) wrong('x-changes', 'a GET without message-id is a read and changes no answer')
  return changes
}

/** Checks that `x-changes` lists operations whose answers a client keeps: reads, and GETs that both read and write. */
function checkChanges({ changes }: Operation, operations: readonly Operation[], wrong: Wrong): void {
  const listed = changes ?? []
  for (const [index, id] of listed.entries()) {
    const read = operations.find(({ operationId }) => operationId === id)
    if (!read) wrong('x-changes', `there is no operation ${id}`)
    else if (read.method !== 'get' || !(read.changes?.includes(id) ?? true))
      wrong('x-changes', `${id} is no read, so nobody keeps its answer`)
    if (listed.indexOf(id) < index) wrong('x-changes', `${id} stands there twice`)
  }
}

function readParameters(path: string, raw: Fields, source: Source): Parameter[] {
  const { file, where, shared, kind, problems } = source
  // Their schemas are checked here, and the rest by the lint of the contract.
  const list = (raw['parameters'] ?? []) as (Parameter & { $ref?: string })[]
  const parameters = list.flatMap((each, index) => {
    const at: Path = [...where, 'parameters', index]
    const parameter = each.$ref ? shared[each.$ref.replace('#/components/parameters/', '')] : each
    if (!parameter) problems.push({ at: file.at(at), problem: `there is no parameter ${each.$ref}` })
    else if (!each.$ref) checkParameter(parameter, [...at, 'schema'], kind.governed, source)
    return parameter ?? []
  })
  for (const name of [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
    if (!parameters.some((each) => each.in === 'path' && each.name === name))
      problems.push({ at: file.at(where), problem: `the path has {${name}} but no parameter describes it` })
  return parameters
}

/** @param isPersonal whether the parameter must declare what it tells about a person */
function checkParameter(
  { schema }: Parameter,
  at: Path,
  isPersonal: boolean,
  { file, schemas, problems }: Pick<Source, 'file' | 'schemas' | 'problems'>,
): void {
  checkSchema(schema, at, file, schemas, problems)
  for (const path of isPersonal ? undeclaredTexts(schema) : [])
    problems.push({ at: file.at([...at, ...path]), problem: NEEDS_PERSONAL })
}

function sharedParameters(
  root: string,
  frame: Fields,
  schemas: Record<string, JsonSchema>,
  problems: Problem[],
): Record<string, Parameter> {
  const inFrame = parametersIn(fieldsIn(frame['components'])['parameters'])
  const file = readYaml(join(root, 'parameters.yaml'), problems)
  const shared = parametersIn(file.content)
  for (const [name, parameter] of Object.entries(shared))
    checkParameter(parameter, [name, 'schema'], true, { file, schemas, problems })
  return { ...inFrame, ...shared }
}

/** The parameters of a place where the contract holds only parameters, by their names. */
function parametersIn(place: unknown): Record<string, Parameter> {
  return fieldsIn(place) as Record<string, Parameter>
}

const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
