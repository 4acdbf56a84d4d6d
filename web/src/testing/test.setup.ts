import { cleanup, configure } from '@testing-library/react'
import { format } from 'node:util'
import { afterEach, beforeAll } from 'vitest'
import { takeDeviations } from './deviations.ts'
import { takeSettings } from './takeSettings.ts'
import { startTexts } from './texts.ts'

// No test reaches the network. A call that outlives the answers of its test fails, as one does without a connection.
globalThis.fetch = async (input) => {
  throw new TypeError(`no test answers ${input instanceof Request ? input.url : String(input)}`)
}

// As on localhost and behind https: the browser of the tests says nothing.
Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })

// A screen whose code is first read in a test takes as long as the machine does: what counts is that it comes.
configure({ asyncUtilTimeout: 20_000 })

// What React finds wrong with a page, such as two children with one key, it only writes down.
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

/** React's sentences have places for their values; those of the client are whole. */
function isOfReact([sentence]: readonly unknown[]): boolean {
  return typeof sentence === 'string' && sentence.includes('%s')
}
