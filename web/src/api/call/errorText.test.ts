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

test('prefers an explicit message [ER-045]', () => {
  expect(text('2015', 'login', 'Dicho por la pantalla')).toBe('Dicho por la pantalla')
  expect(text('2015', 'login', '')).toBe('No existe ningún usuario con ese documento.')
})

test('prefers the text of the service to that of the code alone [ER-045 LA-010]', () => {
  expect(text('2004', 'createRegistrationUser')).toContain('Repita la comprobación')
  expect(text('2004', 'login')).toBe('No hemos podido comprobar que no es un robot. Inténtelo de nuevo.')
})

test('uses one text of -0001 for all services but bindingCups [ER-045]', () => {
  expect(text('-0001', 'bindingCups')).toContain('CUPS')
  expect(text('-0001', 'supplypoints')).toBe(text('-0001'))
  expect(text('-0001')).not.toBe(text('-0001', 'bindingCups'))
})

test.each([
  ['es', 'Error al llamar al servicio'],
  ['gl', 'Erro ao chamar o servizo'],
  ['en', 'Error when calling the service'],
] as const)('names a failed call for a code without a text, in %s [ER-046 LA-012]', async (language, words) => {
  const { t } = await startTexts(language)
  expect(errorText(t, { code: '7777', service: 'bills', message: null })).toBe(words)
})

test.each([
  ['es', 'Error al llamar al servicio: «Servicio cerrado por obras» (código 7777)'],
  ['gl', 'Erro ao chamar o servizo: «Servicio cerrado por obras» (código 7777)'],
  ['en', 'Error when calling the service: “Servicio cerrado por obras” (code 7777)'],
] as const)('shows what the API says of a code without a text, in %s [ER-050]', async (language, words) => {
  const { t } = await startTexts(language)
  const apiMessage = '  Servicio cerrado\n\u202Epor obras\u0000'
  const failure = { code: '7777', service: 'bills', status: 200, apiMessage }
  expect(errorText(t, new ApiError(failure))).toBe(words)
  for (const none of [' \n', 'null', 'undefined', ''])
    expect(errorText(t, new ApiError({ ...failure, apiMessage: none }))).not.toContain('7777')
})

test('shows at most 200 characters of what the API says, and its marks as text', () => {
  const said = (apiMessage: string) =>
    errorText(i18next.t, new ApiError({ code: '7777', service: 'bills', status: 200, apiMessage }))
  expect(said('x'.repeat(5_000))).toContain(`«${'x'.repeat(200)}…»`)
  expect(said('<b>{{code}}</b> $t(errors.2015)')).toContain('«<b>{{code}}</b> $t(errors.2015)»')
})

test('keeps the text of the catalogue for a code that it knows, whatever the API says', () => {
  const failure = new ApiError({ code: '2015', service: 'login', status: 200, apiMessage: 'Otra cosa' })
  expect(errorText(i18next.t, failure)).toBe('No existe ningún usuario con ese documento.')
})

test('tells a failed call by its code, and any other error as XXX [LA-011]', () => {
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
  'tells a refused call as failed, without a word of the session, in %s [ER-046]',
  async (language, words) => {
    const { t } = await startTexts(language)
    expect(errorText(t, new ApiError({ code: '9002', service: 'users', status: 400 }))).toBe(words)
  },
)

test('tells a user who asked too much to wait', () => {
  const error = new ApiError({ code: '9002', service: 'users', status: 429 })
  expect(errorText(i18next.t, error)).toBe(
    'Ha pedido demasiado en poco tiempo. Espere un rato antes de intentarlo de nuevo.',
  )
})
