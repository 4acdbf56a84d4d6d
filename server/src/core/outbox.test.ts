import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'
import { sanitize } from './outbox.ts'

const message = { channel: 'email', to: 'a@correo.gal', subject: 'Aviso', text: 'Hola:', language: 'es' } as const

test('reduces a subject and an address to one line without invisible characters', () => {
  const sent = sanitize({
    ...message,
    to: 'a@correo.gal\r\nBcc: b@correo.gal',
    subject: ' Uno\r\nBcc: b@correo.gal\u0000\u2028',
  })
  expect(sent.to).toBe('a@correo.galBcc: b@correo.gal')
  expect(sent.subject).toBe('Uno Bcc: b@correo.gal')
})

test('keeps the line breaks of a text and removes all other control characters', () => {
  expect(sanitize({ ...message, text: 'Uno\r\ndos\rtres\u2028cuatro\u0007\u001B[31m\n' }).text).toBe(
    'Uno\ndos\ntres\ncuatro[31m\n',
  )
})

test('sanitizes every message that it sends', async () => {
  const api = await testApi()
  api.world().inbox.send({ ...message, subject: 'Uno\ndos', text: 'a\u0000b' })
  expect(api.sent()).toMatchObject([{ subject: 'Uno dos', text: 'ab' }])
})
