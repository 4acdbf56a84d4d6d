import { join } from 'node:path'
import ts from 'typescript'
import { beforeEach, expect, test } from 'vitest'
import { recordEntrance } from './entranceSteps.ts'
import { snippetOf } from './snippetOf.ts'
import { recordStep, steps, stepsStore } from './steps.store.ts'
import { testOf } from './testOf.ts'

const SERVER = 'http://localhost:4000'
const call = (operation: string, method: string, rest: string, body: object | null = null, answer: object = {}) =>
  recordStep({ operation, method, path: `/worlds/mine${rest}`, body: body && JSON.stringify(body) }, answer)
const lines = (form: 'typescript' | 'command' | 'curl') =>
  stepsStore.current().map((step) => snippetOf(step, form, SERVER))

beforeEach(() => steps.forget('mine'))

/** Makes one of each call that changes a world. */
function doEverything(): void {
  recordStep(
    { operation: 'createWorld', method: 'POST', path: '/worlds', body: '{"id":"mine","now":"2026-03-16T10:00:00Z"}' },
    { id: 'mine' },
  )
  call('applyScenario', 'POST', '/scenarios/overdueBill', { persona: 'customer' })
  call('advanceClock', 'POST', '/clock/advance', { seconds: 2_592_000 })
  call('advanceClock', 'POST', '/clock/advance', { seconds: 0.5 })
  call('advanceToNext', 'POST', '/clock/next', { job: 'issueBills' })
  call('advanceToNext', 'POST', '/clock/next', {})
  call('setClock', 'PUT', '/clock', { now: '2026-05-01T00:00:00Z' })
  call('setClock', 'PUT', '/clock', { frozen: false })
  call('addFault', 'POST', '/faults', { operation: 'startCardPayment', codResult: '9002', times: 1 }, { id: 1 })
  call('addFault', 'POST', '/faults', { operation: '*', malformed: 'html', caller: 'customer' }, { id: 2 })
  call('removeFault', 'DELETE', '/faults/1')
  call('clearFaults', 'DELETE', '/faults')
  call('saveSnapshot', 'POST', '/snapshots', { name: 'before' }, { name: 'before' })
  call('restoreSnapshot', 'POST', '/snapshots/before/restore')
  call('deleteSnapshot', 'DELETE', '/snapshots/of-yesterday')
  call('rewindWorld', 'POST', '/requests/7/rewind')
  call('signPayment', 'POST', '/payments/one/signature', { state: 'PAID' })
  call('clearInbox', 'DELETE', '/inbox')
  call('clearRequests', 'DELETE', '/requests')
  call('importWorld', 'PUT', '/import', { format: 'acometida-world-2', database: 'large' })
  call('logInAsPersona', 'POST', '/personas/agent/login')
  recordEntrance({ world: 'mine', persona: 'customer', scenarios: ['outageNow'], to: "/provisions/it's" })
}

/** The parsed files of libraries and packages, which are the same for each test. */
const sources = new Map<string, ts.SourceFile | undefined>()

/** The compiler's errors for a test that is saved among the journeys. */
function problemsOf(text: string): string[] {
  const file = join(import.meta.dirname, '../../../e2e/journeys/pasted.spec.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: ['node'],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, target) => {
    if (name === file) return ts.createSourceFile(name, text, target)
    if (!sources.has(name)) sources.set(name, getSourceFile(name, target))
    return sources.get(name)
  }
  const program = ts.createProgram([file], options, host)
  const source = program.getSourceFile(file)
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

test('writes all steps as a test that compiles against the package of fixtures', () => {
  doEverything()
  const text = testOf(stepsStore.current(), SERVER)
  expect(problemsOf(text)).toEqual([])
  expect(problemsOf(text.replace('overdueBill', 'rainyDay'))).toEqual([expect.stringContaining('rainyDay')])
})

test('writes each step so that it compiles alone in a test with a connection', () => {
  doEverything()
  const given = [
    "import { readFile } from 'node:fs/promises'",
    "import { connect, type World, type PersonaKey } from '@acometida/testing'",
    'declare const as: (persona: PersonaKey, path?: string) => Promise<unknown>',
    'const before = await connect().open()',
  ]
  const [first = '', ...others] = lines('typescript')
  expect(problemsOf([...given, first, ...others, 'export {}'].join('\n'))).toEqual([])
})

test('begins a test where the world did, and leaves out what is undone', () => {
  call('addFault', 'POST', '/faults', { operation: 'startCardPayment', status: 503 }, { id: 1 })
  call('resetWorld', 'POST', '/reset')
  call('addFault', 'POST', '/faults', { operation: 'startCardPayment', status: 500 }, { id: 2 })
  call('removeFault', 'DELETE', '/faults/2')
  call('restoreSnapshot', 'POST', '/snapshots/before/restore')
  call('advanceClock', 'POST', '/clock/advance', { seconds: 3600 })
  const [, body = ''] = testOf(stepsStore.current(), SERVER).split('=> {\n')
  expect(body).toBe(
    [
      '  // restoreSnapshot of "before" is left out: it was taken earlier.',
      "  await world.advance('1h')",
      '})',
      '',
    ].join('\n'),
  )
})

test('writes a step as a command, or as a call of curl where there is no command', () => {
  call('applyScenario', 'POST', '/scenarios/overdueBill', { persona: 'customer' })
  call('addFault', 'POST', '/faults', { operation: 'startCardPayment', status: 503 }, { id: 1 })
  const curl = (path: string, body: string) =>
    `curl -X POST '${SERVER}/__control/worlds/mine${path}' -H 'content-type: application/json' -d '${body}'`
  const fault = curl('/faults', '{"operation":"startCardPayment","status":503}')
  expect(lines('command')).toEqual(['npx acometida world scenario mine overdueBill customer', fault])
  expect(lines('curl')).toEqual([curl('/scenarios/overdueBill', '{"persona":"customer"}'), fault])
})
