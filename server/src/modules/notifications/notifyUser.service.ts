import { safeInternalPath } from '@acometida/api-spec/rules/navigation/internalPath'
import { eq } from 'drizzle-orm'
import type { WriteContext } from '#src/core/context.ts'
import type { Language, OutgoingMessage } from '#src/core/outbox.ts'
import { device, pushNotification } from '#src/db/schema.ts'
import { alertDestination } from '#src/modules/people/alertDestination.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'

/** One text in each language of the product. */
export type LocalizedText = Readonly<Record<Language, string>>

export interface Notice {
  readonly title: LocalizedText
  readonly body: LocalizedText
  /** The page of the client that it is about, as a path. */
  readonly target?: string
}

/** The channel of a notice besides the inbox. `push` goes to every device with the app, `none` to none. */
export interface Destination {
  readonly channel: 'email' | 'sms' | 'push' | 'none'
  /** The address or phone; empty for the other channels. */
  readonly to: string
}

/**
 * Notifies a user: by a notice in the inbox and, in the user's language, by e-mail, SMS or push message. By default the
 * destination is the one that the user chose for alerts. Users who want all notices on their telephone get a push
 * message too, unless a channel is none. A missing user is ignored. Throws if the target leads to another site.
 */
export function notifyUser(
  tx: WriteContext,
  userId: number,
  { title, body, target }: Notice,
  ...destinations: readonly Destination[]
): void {
  if (target !== undefined && safeInternalPath(target, () => true) !== target)
    throw new Error('a notice leads away from the site')
  const who = userById(tx.db, userId)
  if (!who) return
  tx.db
    .insert(pushNotification)
    .values({
      userId,
      at: tx.now,
      read: false,
      titleEs: title.es,
      titleGl: title.gl,
      titleEn: title.en,
      bodyEs: body.es,
      bodyGl: body.gl,
      bodyEn: body.en,
      target: target ?? null,
    })
    .run()
  const { language } = who
  const letter = `${greeting[language](who.name)}\n\n${body[language]}`
  for (const { channel, to } of withPush(who, destinations.length > 0 ? destinations : [alertDestination(who)])) {
    if (channel === 'none') continue
    if (channel === 'push') {
      push(tx, userId, { subject: title[language], text: body[language], language, target: target ?? null })
      continue
    }
    const text = channel === 'sms' ? `Acometida: ${body[language]}` : letter
    // The notice is stored even if the message is dropped.
    tx.outbox.send({ channel, to, subject: title[language], text, language, beyond: 'drop' })
  }
}

/** The channels, and push if the user wants all notices on the telephone and is to be reached now. */
function withPush({ pushNotices }: User, destinations: readonly Destination[]): readonly Destination[] {
  const isSettled = destinations.some(({ channel }) => channel === 'push' || channel === 'none')
  return pushNotices && !isSettled ? [...destinations, { channel: 'push', to: '' }] : destinations
}

/** Sends a push message to each device of the user. */
function push(
  tx: WriteContext,
  userId: number,
  message: Pick<OutgoingMessage, 'subject' | 'text' | 'language' | 'target'>,
): void {
  for (const { to } of tx.db.select({ to: device.pushToken }).from(device).where(eq(device.userId, userId)).all())
    tx.outbox.send({ ...message, channel: 'push', to, beyond: 'drop' })
}

const greeting: Readonly<Record<Language, (name: string) => string>> = {
  es: (name) => `Hola, ${name}:`,
  gl: (name) => `Ola, ${name}:`,
  en: (name) => `Dear ${name},`,
}
