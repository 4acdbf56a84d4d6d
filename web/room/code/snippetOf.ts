import { shellWord } from '@acometida/api-spec/rules/shellWord'
import { controlToken } from '#room/api/server.store.ts'
import type { WorldStep } from './steps.store.ts'

/** The forms in which a step can be written. */
export const FORMS = { typescript: 'TypeScript', command: 'Command line', curl: 'curl' } as const
export type SnippetForm = keyof typeof FORMS

/** A step in a form. `server` is the address of its server, such as `http://localhost:4000`. */
export function snippetOf(step: WorldStep, form: SnippetForm, server: string): string {
  if (form === 'typescript') return callOf(step)
  if (form === 'curl') return curlOf(step, server)
  const words = wordsOf(step)
  return words === null ? curlOf(step, server) : `npx acometida world ${words.join(' ')}`
}

/** The scenario, persona, snapshot, fault, order or call that the path of a step names, such as `overdueBill`. */
export function itemOf({ path }: WorldStep): string {
  return path.split('/')[4] ?? ''
}

/** A step with `@acometida/testing`. A step that the package has no function for becomes a call of the control API. */
function callOf(step: WorldStep): string {
  const item = itemOf(step)
  const body = bodyOf(step)
  switch (step.operation) {
    case 'createWorld':
      return `const world = await connect().open(${literal(optionsOf(body))})`
    case 'deleteWorld':
      return 'await world.close()'
    case 'applyScenario':
      return `await world.scenario(${literal(item)}, ${literal(body.persona)})`
    case 'addFault':
      return `await world.fault(${literal(body)})`
    case 'clearFaults':
      return 'await world.mend()'
    case 'advanceClock':
      return `await world.advance(${literal(durationOf(Number(body.seconds)))})`
    case 'advanceToNext':
      return `await world.next(${body.job === undefined ? '' : literal(body.job)})`
    case 'logInAsPersona':
      return step.to === undefined
        ? `await world.logIn(${literal(item)})`
        : `await as(${literal(item)}, ${literal(step.to)})`
    case 'saveSnapshot':
      return `await world.snapshot(${literal(body.name)})`
    case 'restoreSnapshot':
      return `await world.restore(${literal(item)})`
    case 'rewindWorld':
      return `await world.rewind(${item})`
    case 'signPayment':
      return `await world.tellPayment(${literal(item)}, ${literal(body.state)})`
    case 'setClock':
      if (body.now !== undefined && body.frozen === undefined) return `await world.travelTo(${literal(body.now)})`
  }
  return fetchOf(step)
}

/** A step as a command; null if there is no such command. */
function wordsOf(step: WorldStep): readonly string[] | null {
  const { operation, world } = step
  const item = itemOf(step)
  const body = bodyOf(step)
  switch (operation) {
    case 'createWorld':
      return body.from === undefined ? null : ['fork', String(body.from), world]
    case 'resetWorld':
      return ['reset', world]
    case 'deleteWorld':
      return ['delete', world]
    case 'advanceClock': {
      const duration = durationOf(Number(body.seconds))
      return typeof duration === 'string' ? ['advance', world, duration] : null
    }
    case 'applyScenario':
      return ['scenario', world, item, String(body.persona)]
    case 'saveSnapshot':
      return ['snapshot', world, String(body.name)]
    case 'restoreSnapshot':
      return ['restore', world, item]
    case 'importWorld':
      return ['import', world, FILE]
    default:
      return null
  }
}

/** The file from which a world is imported: its content is too large to print. */
const FILE = 'world.json'

function curlOf({ operation, method, path, body }: WorldStep, server: string): string {
  const data = operation === 'importWorld' ? `@${FILE}` : body
  const json = data === null ? [] : [`-H 'content-type: application/json'`, `-d ${shellWord(data)}`]
  const token = controlToken.read() === null ? [] : [`-H "authorization: Bearer $CONTROL_TOKEN"`]
  return ['curl', `-X ${method}`, shellWord(`${server}/__control${path}`), ...token, ...json].join(' ')
}

function fetchOf({ operation, method, path, world, body }: WorldStep): string {
  const ofWorld = path.replace(`/worlds/${world}`, '/worlds/${world.id}')
  const content = operation === 'importWorld' ? `await readFile('${FILE}', 'utf8')` : body && literal(body)
  const sent = content === null ? '' : `, headers: { 'content-type': 'application/json' }, body: ${content}`
  return `await fetch(\`\${world.url}/__control${ofWorld}\`, { method: '${method}'${sent} })`
}

/** The options with which a test opens a world. The test makes the name of its world itself. */
function optionsOf({ label, now, watch, coverage }: Body): Body {
  const given = { label, at: now, watch, coverage }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

type Body = Readonly<Record<string, unknown>>

function bodyOf({ body }: WorldStep): Body {
  // The control API has accepted this body.
  return body === null ? {} : (JSON.parse(body) as Body)
}

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
] as const

/** Seconds in the largest unit that divides them, such as `30d`; a plain number if they are not whole seconds. */
function durationOf(seconds: number): string | number {
  const unit = UNITS.find(([, each]) => seconds % each === 0)
  return unit === undefined ? seconds : `${seconds / unit[1]}${unit[0]}`
}

/** A flat value as a TypeScript literal. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${literal(field)}`)
  return fields.length === 0 ? '' : `{ ${fields.join(', ')} }`
}
