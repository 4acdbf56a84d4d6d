import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadAllTexts, startI18n } from '#src/locales/i18n.ts'

// No test reaches the network. A call that outlives the answers of its test fails, as one does without a connection.
globalThis.fetch = async (input) => {
  throw new TypeError(`no test answers ${input instanceof Request ? input.url : String(input)}`)
}

beforeAll(async () => {
  await startI18n('es')
  await loadAllTexts()
})
afterEach(cleanup)
