import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadAllTexts, startI18n } from '#src/locales/i18n.ts'

beforeAll(async () => {
  await startI18n('es')
  await loadAllTexts()
})
afterEach(cleanup)
