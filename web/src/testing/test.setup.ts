import { cleanup, configure } from '@testing-library/react'
import { format } from 'node:util'
import { afterEach, beforeAll } from 'vitest'
import { forgetLimits } from '#src/api/call/callLimit.ts'
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

// React only logs problems of a page, such as duplicate keys. A test with such a log fails.
const found: string[] = []
const write = console.error
beforeAll(() => {
  console.error = (...words: unknown[]) => {
    if (isOfReact(words)) found.push(format(...words))
    write(...words)
  }
  return () => {
    console.error = write
  }
})
afterEach(() => {
  const words = found.splice(0)
  if (words.length > 0) throw new Error(`React finds fault with the page: ${words.join('\n')}`)
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
afterEach(forgetLimits)

/** React's messages have placeholders; those of the client do not. */
function isOfReact([sentence]: readonly unknown[]): boolean {
  return typeof sentence === 'string' && sentence.includes('%s')
}
