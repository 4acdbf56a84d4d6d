import i18next from 'i18next'
import { afterEach, expect, test } from 'vitest'
import { startTexts } from '#src/testing/texts.ts'
import { ApiError } from './apiError.ts'
import { errorText } from './errorText.ts'

const text = (code: string, service = '', message: string | null = null) =>
  errorText(i18next.t, { code, service, message })

afterEach(async () => {
  await startTexts('es')
})

test('an explicit message goes before everything [ER-045]', () => {
  expect(text('2015', 'login', 'Dicho por la pantalla')).toBe('Dicho por la pantalla')
  expect(text('2015', 'login', '')).toBe('No existe ningún usuario con ese documento.')
})

test('the text of the service goes before that of the code alone [ER-045 LA-010]', () => {
  expect(text('2004', 'createRegistrationUser')).toContain('Repita la comprobación')
  expect(text('2004', 'login')).toBe('No hemos podido comprobar que no es un robot. Inténtelo de nuevo.')
})

test('-0001 has one text for all services but bindingCups [ER-045]', () => {
  expect(text('-0001', 'bindingCups')).toContain('CUPS')
  expect(text('-0001', 'supplypoints')).toBe(text('-0001'))
  expect(text('-0001')).not.toBe(text('-0001', 'bindingCups'))
})

test.each([
  ['es', 'Error al llamar al servicio'],
  ['gl', 'Erro ao chamar o servizo'],
  ['en', 'Error when calling the service'],
] as const)('a code without a text is a call that failed, in %s [ER-046 LA-012]', async (language, words) => {
  const { t } = await startTexts(language)
  expect(errorText(t, { code: '7777', service: 'bills', message: null })).toBe(words)
})

test('a failed call is told by its code, and what is no call as XXX [LA-011]', () => {
  expect(errorText(i18next.t, new ApiError({ code: '9002', service: 'users', status: 401 }))).toContain(
    'sesión ha caducado',
  )
  expect(errorText(i18next.t, new TypeError('x'))).toBe(
    'Lo sentimos, se ha producido un error al hacer la petición. Por favor, inténtalo de nuevo pasados unos minutos.',
  )
})

test.each([
  ['es', 'Error al llamar al servicio'],
  ['gl', 'Erro ao chamar o servizo'],
  ['en', 'Error when calling the service'],
] as const)(
  'a refused call is one that failed, and says nothing of the session, in %s [ER-046]',
  async (language, words) => {
    const { t } = await startTexts(language)
    expect(errorText(t, new ApiError({ code: '9002', service: 'users', status: 400 }))).toBe(words)
  },
)

test('who asks for too much in a short time is told to wait, and not that a call was refused', () => {
  const error = new ApiError({ code: '9002', service: 'users', status: 429 })
  expect(errorText(i18next.t, error)).toBe(
    'Ha pedido demasiado en poco tiempo. Espere un rato antes de intentarlo de nuevo.',
  )
})
