import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { startI18n } from '#src/locales/i18n.ts'

beforeAll(() => startI18n('es'))
afterEach(cleanup)
