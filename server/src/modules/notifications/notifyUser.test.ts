import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Context } from '#src/core/context.ts'
import type { OutgoingMessage } from '#src/core/outbox.ts'
import { pushNotification, user } from '#src/db/schema.ts'
import { startsAtMs, testApi } from '#src/testing/testApi.ts'
import { writeContextOf } from '#src/testing/writeContextOf.ts'
import { type Destination, notifyUser } from './notifyUser.service.ts'

const notice = {
  title: { es: 'Título', gl: 'Título galego', en: 'Title' },
  body: { es: 'Cuerpo.', gl: 'Corpo.', en: 'Body.' },
}

/** The stored notice and the messages of a call for the customer, after some changes of the customer. */
async function told(change: Partial<typeof user.$inferSelect>, destinations: readonly Destination[] = [], userId = 1) {
  const { db } = (await testApi()).world()
  const sent: OutgoingMessage[] = []
  db.update(user)
    .set({ name: 'Uxía', email: 'uxia@correo.gal', phone: '612345678', ...change })
    .where(eq(user.id, 1))
    .run()
  const outbox: Context['outbox'] = { send: (message) => void sent.push(message) }
  notifyUser(writeContextOf({ db, now: startsAtMs, outbox }), userId, notice, ...destinations)
  return { sent, newest: db.select().from(pushNotification).orderBy(desc(pushNotification.id)).get() }
}

test('keeps a notice unread in all languages and mails it with a greeting', async () => {
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
] as const)("sends the message in the user's language %s", async (language, subject, text) => {
  const { sent } = await told({ language, alertChannel: 'email', alertRecipient: 'outra@correo.gal' })
  expect(sent).toEqual([{ channel: 'email', to: 'outra@correo.gal', subject, text, language, beyond: 'drop' }])
})

test('sends an SMS with the name of the sender and without a greeting', async () => {
  const { sent } = await told({ language: 'gl', alertChannel: 'sms', alertRecipient: null })
  expect(sent).toMatchObject([{ channel: 'sms', to: '612345678', text: 'Acometida: Corpo.', language: 'gl' }])
})

test('sends to another given address, or to the inbox alone', async () => {
  const elsewhere = await told({ language: 'en' }, [{ channel: 'sms', to: '698765432' }])
  expect(elsewhere.sent).toMatchObject([{ channel: 'sms', to: '698765432', text: 'Acometida: Body.' }])
  const nowhere = await told({}, [{ channel: 'none', to: '698765432' }])
  expect(nowhere.sent).toEqual([])
  expect(nowhere.newest).toMatchObject({ userId: 1, titleEs: 'Título' })
})

test('sends nothing to a user who does not exist', async () => {
  const { sent, newest } = await told({}, undefined, 999_999)
  expect(sent).toEqual([])
  expect(newest?.titleEs).not.toBe('Título')
})

test.each(['//example.org/login', 'https://example.org', '/\\example.org', 'supplies'])(
  'throws when a notice leads away from the site to %s',
  async (target) => {
    const { db } = (await testApi()).world()
    const outbox: Context['outbox'] = { send: () => {} }
    expect(() => notifyUser(writeContextOf({ db, now: startsAtMs, outbox }), 1, { ...notice, target })).toThrow(/away/)
  },
)
