import type { ErrorObject } from 'ajv'
import { changesForSubject, subjectFieldsIn } from '../../conformance/about.ts'
import { missingSubject } from '../../conformance/subjects.ts'
import { changedRequest, type ExampleRequest } from '../../operations/requestChanges.ts'
import { type Contract, type Examples, filterSchema, type Operation, successCodes } from '../contract.ts'
import { parametersOf } from '../emit/emit.ts'
import { closedObject, type JsonSchema, refTo } from '../jsonSchema.ts'
import { makeSchemaCompiler } from '../schemaCompiler.ts'

/** Receives a problem of an example: its schema or operation, its name, the problem, and the path within it. */
export type ReportProblem = (of: string, name: string, problem: string, path?: readonly string[]) => void

/** Checks that every example matches its schema, and that every operation has one. */
export function checkExamples(
  { operations, schemas, catalogue }: Omit<Contract, 'examples'>,
  examples: Examples,
  wrong: ReportProblem,
): void {
  const problemsOf = validator(schemas)
  const check = (of: string, name: string, value: unknown, schema: JsonSchema, above: readonly string[] = []) => {
    for (const [path, problem] of problemsOf(value, schema)) wrong(of, name, problem, [...above, ...path])
  }
  for (const [schema, named] of Object.entries(examples.schemas))
    for (const [name, value] of Object.entries(named)) check(schema, name, value, refTo(schema))
  for (const operation of operations) {
    const { operationId: id, success } = operation
    const answers = Object.entries(examples.answers[id] ?? {})
    if (answers.length === 0) wrong(id, 'answers', `is missing; write what ${id} answers, under a name`)
    for (const [name, { result, ...payload }] of answers) {
      const codes = successCodes(operation, catalogue)
      if (!codes.includes(result.codResult))
        wrong(id, name, `must be one of ${codes.join(', ')}`, ['result', 'codResult'])
      check(id, name, payload, success === null ? nothing : refTo(success))
    }
    const request = examples.requests[id] ?? {}
    checkRequest(operation, request, (value, schema, above) => check(id, 'request', value, schema, above))
    const about = examples.abouts[id] ?? null
    if (about === null) continue
    const unknown = subjectFieldsIn(about).filter((name) => !(name in missingSubject))
    for (const name of unknown)
      wrong(id, 'about', `names $${name}; known are ${Object.keys(missingSubject).join(', ')}`)
    const changed = changedRequest(request, changesForSubject(about, missingSubject))
    checkRequest(operation, changed, (value, schema, above) => check(id, 'about', value, schema, above))
  }
}

const nothing = closedObject({})

type Check = (value: unknown, schema: JsonSchema, above: readonly string[]) => void

function checkRequest(
  operation: Operation,
  { path, query, filter, body, ...rest }: ExampleRequest,
  check: Check,
): void {
  check(rest, nothing, [])
  const inPath = parametersOf(operation, 'path')
  check(numbersIn(path ?? {}, inPath), inPath, ['path'])
  // The filter is text in the query, but an example lists it by its keys. Parameters with a default may be left out.
  const inQuery = parametersOf(operation, 'query')
  const { filter: _text, ...properties } = inQuery.properties ?? {}
  const required = (inQuery.required ?? []).filter((name) => properties[name] && !('default' in properties[name]))
  check(query ?? {}, { ...inQuery, properties, required }, ['query'])
  check(filter ?? {}, operation.filter ? filterSchema(operation.filter) : nothing, ['filter'])
  if (operation.body !== null || body !== undefined)
    check(body ?? {}, operation.body === null ? nothing : refTo(operation.body), ['body'])
}

/** The values of a path, which is text: one that has to be an integer may be written as a text. */
function numbersIn(path: object, { properties }: JsonSchema): object {
  return Object.fromEntries(
    Object.entries(path).map(([name, value]) => [name, properties?.[name]?.type === 'integer' ? Number(value) : value]),
  )
}

/** Returns a function that lists the problems of a value with a schema of the contract, each with its path. */
function validator(schemas: Contract['schemas']) {
  const validatorOf = makeSchemaCompiler(schemas, true)
  return (value: unknown, schema: JsonSchema): (readonly [path: readonly string[], problem: string])[] => {
    const validate = validatorOf(schema)
    return validate(value) ? [] : (validate.errors ?? []).map((error) => [pathOf(error), problemOf(error)] as const)
  }
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string[] {
  const path = instancePath.split('/').slice(1)
  if (keyword === 'required') return [...path, String(params['missingProperty'])]
  return keyword === 'additionalProperties' ? [...path, String(params['additionalProperty'])] : path
}

function problemOf({ keyword, message = 'is wrong', params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing'
  if (keyword === 'additionalProperties') return 'is not known here'
  const { allowedValues } = params
  return Array.isArray(allowedValues) ? `must be one of ${allowedValues.join(', ')}` : message
}
