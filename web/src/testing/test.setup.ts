import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { clearLimits } from '#src/api/call/callLimit.ts'
import { forgetEntryStates } from '#src/base/useEntryState.ts'
import { takeDeviations } from './deviations.ts'
import { takeSettings } from './takeSettings.ts'
import { startTexts } from './texts.ts'

// No test reaches the network. A call that outlives its test fails like one without a connection.
globalThis.fetch = async (input) => {
  throw new TypeError(`no test answers ${input instanceof Request ? input.url : String(input)}`)
}

// As on localhost and over https. The test browser does not define it.
Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })

// A screen whose code loads first in a test takes as long as the machine needs. The tests check that it appears, not
// when.
configure({ asyncUtilTimeout: 20_000 })

// What nobody expects on the console is a problem: React only logs those of a page, such as duplicate keys. A test that
// expects a line spies on the console.
const written: string[] = []
const { debug, info, log, warn, error } = console
for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
  console[level] = (...words: unknown[]) => {
    if (!isCallReport(words)) written.push(format(...words))
  }
afterAll(() => void Object.assign(console, { debug, info, log, warn, error }))
afterEach(() => {
  const words = written.splice(0)
  if (words.length > 0) throw new Error(`The test wrote to the console:\n${words.join('\n')}`)
})

afterEach(() => {
  const deviations = takeDeviations()
  if (deviations.length > 0) throw new Error(`The calls are not those of the specification: ${deviations.join('; ')}`)
})

beforeAll(async () => {
  await takeSettings()
  await startTexts('es')
})
afterEach(cleanup)
afterEach(forgetEntryStates)
afterEach(clearLimits)

/** Whether the client reports a call that failed. Tests make calls fail, and see what comes of it. */
function isCallReport([sentence]: readonly unknown[]): boolean {
  return typeof sentence === 'string' && /^\w*: (?:GET|POST|PUT|DELETE) \S+ /.test(sentence)
}
