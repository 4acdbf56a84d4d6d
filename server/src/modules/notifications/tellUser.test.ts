import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Context } from '#src/core/context.ts'
import type { OutgoingMessage } from '#src/core/outbox.ts'
import { pushNotification, user } from '#src/db/schema.ts'
import { startsAtMs, testApi } from '#src/testing/testApi.ts'
import { writing } from '#src/testing/writing.ts'
import { type Reach, tellUser } from './tellUser.service.ts'

const notice = {
  title: { es: 'Título', gl: 'Título galego', en: 'Title' },
  body: { es: 'Cuerpo.', gl: 'Corpo.', en: 'Body.' },
}

/** The stored notice and the messages of a call for the customer, after some changes of the customer. */
async function told(change: Partial<typeof user.$inferSelect>, reaches: readonly Reach[] = [], userId = 1) {
  const { db } = (await testApi()).world()
  const sent: OutgoingMessage[] = []
  db.update(user)
    .set({ name: 'Uxía', email: 'uxia@correo.gal', phone: '612345678', ...change })
    .where(eq(user.id, 1))
    .run()
  const outbox: Context['outbox'] = { send: (message) => void sent.push(message) }
  tellUser(writing({ db, now: startsAtMs, outbox }), userId, notice, ...reaches)
  return { sent, newest: db.select().from(pushNotification).orderBy(desc(pushNotification.id)).get() }
}

test('what a user is told is kept unread in all languages, and sent by e-mail with a greeting in theirs', async () => {
  const { sent, newest } = await told({ language: 'es', alertChannel: 'email', alertRecipient: null })
  expect(newest).toMatchObject({
    userId: 1,
    at: startsAtMs,
    read: false,
    titleEs: 'Título',
    titleGl: 'Título galego',
    titleEn: 'Title',
    bodyEs: 'Cuerpo.',
    bodyGl: 'Corpo.',
    bodyEn: 'Body.',
  })
  expect(sent).toEqual([
    {
      channel: 'email',
      to: 'uxia@correo.gal',
      subject: 'Título',
      text: 'Hola, Uxía:\n\nCuerpo.',
      language: 'es',
      beyond: 'drop',
    },
  ])
})

test.each([
  ['gl', 'Título galego', 'Ola, Uxía:\n\nCorpo.'],
  ['en', 'Title', 'Dear Uxía,\n\nBody.'],
] as const)('the message is in the language of the user: %s', async (language, subject, text) => {
  const { sent } = await told({ language, alertChannel: 'email', alertRecipient: 'outra@correo.gal' })
  expect(sent).toEqual([{ channel: 'email', to: 'outra@correo.gal', subject, text, language, beyond: 'drop' }])
})

test('an SMS says who sends it and greets nobody', async () => {
  const { sent } = await told({ language: 'gl', alertChannel: 'sms', alertRecipient: null })
  expect(sent).toMatchObject([{ channel: 'sms', to: '612345678', text: 'Acometida: Corpo.', language: 'gl' }])
})

test('who is to be reached elsewhere is, and who is to be reached nowhere finds it in the inbox', async () => {
  const elsewhere = await told({ language: 'en' }, [{ channel: 'sms', to: '698765432' }])
  expect(elsewhere.sent).toMatchObject([{ channel: 'sms', to: '698765432', text: 'Acometida: Body.' }])
  const nowhere = await told({}, [{ channel: 'none', to: '698765432' }])
  expect(nowhere.sent).toEqual([])
  expect(nowhere.newest).toMatchObject({ userId: 1, titleEs: 'Título' })
})

test('a user that is not there is told nothing', async () => {
  const { sent, newest } = await told({}, undefined, 999_999)
  expect(sent).toEqual([])
  expect(newest?.titleEs).not.toBe('Título')
})

test.each(['//example.org/login', 'https://example.org', '/\\example.org', 'supplies'])(
  'a notice that leads away from the site, to %s, is an error',
  async (target) => {
    const { db } = (await testApi()).world()
    const outbox: Context['outbox'] = { send: () => {} }
    expect(() => tellUser(writing({ db, now: startsAtMs, outbox }), 1, { ...notice, target })).toThrow(/away/)
  },
)
