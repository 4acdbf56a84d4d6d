import { join } from 'node:path'
import type { About } from '../../conformance/about.ts'
import type { ExampleRequest } from '../../operations/requestChanges.ts'
import { fieldsIn, hasFields } from '../../rules/fields.ts'
import { checkExamples, type ReportProblem } from '../check/checkExamples.ts'
import { type Answer, type Contract, type Examples, type NamedExamples, successCodes } from '../contract.ts'
import { type Problem, type YamlFile, yamlFiles } from './yaml.ts'

/** An authored example, and its place. */
interface Written {
  readonly file: YamlFile
  readonly path: readonly string[]
  readonly value: unknown
}

/**
 * Reads `examples/` below `root`. A key that begins with a capital is a schema, with its examples by name. Any other
 * key is an operationId, with `request`, `about` and `answers`. `{ $ref: Schema/name }` inserts another example; fields
 * beside it override its fields.
 */
export function readExamples(root: string, contract: Omit<Contract, 'examples'>, problems: Problem[]): Examples {
  const written = new Map<string, Written>()
  const operations = new Map(contract.operations.map((operation) => [operation.operationId, operation]))
  for (const file of yamlFiles(join(root, 'examples'), problems))
    for (const [of, content] of Object.entries(fieldsIn(file.content))) {
      const add = (name: string, path: readonly string[], value: unknown) => {
        if (written.has(`${of}/${name}`))
          problems.push({ at: file.at(path), problem: `${of}/${name} stands there twice` })
        if (!/^[a-z][A-Za-z0-9]*$/.test(name))
          problems.push({ at: file.at(path), problem: `${name} is no name of an example, such as twoBills` })
        written.set(`${of}/${name}`, { file, path, value })
      }
      if (of in contract.schemas)
        for (const [name, value] of Object.entries(fieldsIn(content))) add(name, [of, name], value)
      else if (operations.has(of)) addOperation(of, fieldsIn(content), add, file, problems)
      else problems.push({ at: file.at([of]), problem: `there is no schema and no operation ${of}` })
    }
  const wrong: ReportProblem = (of, name, problem, path = []) => {
    const found = written.get(`${of}/${name}`)
    problems.push({
      at: found?.file.at([...found.path, ...path]) ?? `examples/${operations.get(of)?.tags[0]}.yaml:1 (/${of})`,
      problem: `${of}/${name}: ${path.length > 0 ? `/${path.join('/')} ` : ''}${problem}`,
    })
  }
  const resolve = resolver(written, wrong)
  const examples: Examples = {
    schemas: grouped(written, (of) => of in contract.schemas, resolve),
    answers: answersOf(
      contract,
      grouped(written, (of, name) => operations.has(of) && name !== REQUEST && name !== ABOUT, resolve),
    ),
    requests: Object.fromEntries(
      // `checkExamples` below checks it.
      contract.operations.map(({ operationId: id }) => [id, (resolve(id, REQUEST) ?? {}) as ExampleRequest]),
    ),
    abouts: Object.fromEntries(
      contract.operations.map(({ operationId: id }) => [id, aboutOf(resolve(id, ABOUT), id, wrong)]),
    ),
  }
  if (problems.length === 0) checkExamples(contract, examples, wrong)
  return examples
}

/** The names under which the parts of an operation's request are stored beside its answers. */
const REQUEST = 'request'
const ABOUT = 'about'

function aboutOf(written: unknown, id: string, wrong: ReportProblem): About | null {
  if (written === undefined)
    wrong(id, ABOUT, 'is missing; write whose data the request names, such as { query: { cups: $cups } }, or nobody')
  // `checkExamples` checks its parts.
  return written === 'nobody' || written === undefined ? null : (written as About)
}

function addOperation(
  of: string,
  { request, about, answers, ...rest }: Record<string, unknown>,
  add: (name: string, path: readonly string[], value: unknown) => void,
  file: YamlFile,
  problems: Problem[],
): void {
  for (const key of Object.keys(rest))
    problems.push({ at: file.at([of, key]), problem: `unknown key ${key}; known are request, about, answers` })
  for (const name of [REQUEST, ABOUT])
    if (name in fieldsIn(answers))
      problems.push({ at: file.at([of, 'answers', name]), problem: `no answer is named ${name}` })
  if (request !== undefined) add(REQUEST, [of, REQUEST], request)
  if (about !== undefined) add(ABOUT, [of, ABOUT], about)
  for (const [name, value] of Object.entries(fieldsIn(answers))) add(name, [of, 'answers', name], value)
}

function grouped(
  written: ReadonlyMap<string, Written>,
  isMeant: (of: string, name: string) => boolean,
  resolve: (of: string, name: string) => unknown,
): NamedExamples<unknown> {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const key of written.keys()) {
    const [of = '', name = ''] = key.split('/')
    if (isMeant(of, name)) (groups[of] ??= {})[name] = resolve(of, name)
  }
  return groups
}

/** Returns a function that resolves the references of an example; undefined if the example does not exist. */
function resolver(written: ReadonlyMap<string, Written>, wrong: ReportProblem) {
  return (of: string, name: string): unknown => {
    const whole = (value: unknown, path: readonly string[], above: readonly string[]): unknown => {
      if (Array.isArray(value)) return value.map((each, index) => whole(each, [...path, String(index)], above))
      if (!hasFields(value)) return value
      const { $ref, ...rest } = value
      const parts = Object.entries(rest).map(([key, each]) => [key, whole(each, [...path, key], above)] as const)
      if ($ref === undefined) return Object.fromEntries(parts)
      const named = written.get(String($ref))
      if (!named) return void wrong(of, name, `there is no example ${String($ref)}`, [...path, '$ref'])
      if (above.includes(String($ref)))
        return void wrong(of, name, `refers to itself: ${[...above, $ref].join(' -> ')}`, [...path, '$ref'])
      const base = whole(named.value, path, [...above, String($ref)])
      return parts.length === 0 ? base : { ...fieldsIn(base), ...Object.fromEntries(parts) }
    }
    const found = written.get(`${of}/${name}`)
    return found && whole(found.value, [], [`${of}/${name}`])
  }
}

/**
 * The answers with their result: the first success code, unless an example names another. An operation that answers
 * only its result has the one example `done`.
 */
function answersOf(
  { operations, catalogue }: Omit<Contract, 'examples'>,
  written: NamedExamples<unknown>,
): NamedExamples<Answer> {
  return Object.fromEntries(
    operations.map((operation) => {
      const own = written[operation.operationId] ?? (operation.success === null ? { done: {} } : {})
      const answers = Object.entries(own).map(([name, value]) => {
        const { result, ...payload } = fieldsIn(value)
        const codResult = String(fieldsIn(result)['codResult'] ?? successCodes(operation, catalogue)[0])
        const msgResult = catalogue.find(({ code }) => code === codResult)?.es ?? ''
        return [name, { result: { codResult, msgResult }, ...payload }] as const
      })
      return [operation.operationId, Object.fromEntries(answers)]
    }),
  )
}
