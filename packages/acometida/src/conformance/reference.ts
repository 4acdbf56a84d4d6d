import type { PersonaList, PersonaSession } from '@acometida/api-spec/generated/control'
import { type Control, controlCaller } from '../lib/controlCaller.ts'
import { connectToApi, type Connection, NoLogIn, type Place, type Target } from './target.ts'

/** A world that is left behind expires. */
const TTL_SECONDS = 900

/** The reference server at an address, its own or that of its API; null if the address has another API. */
export async function findReference({ url, headers, messageId, rate }: Connection): Promise<Target | null> {
  const { origin } = new URL(url)
  const control = controlCaller(
    { url: origin, token: process.env['CONTROL_TOKEN'] },
    'Start the one that is to be judged.',
  )
  const list = await control<PersonaList>('GET', '/personas').catch(() => null)
  if (!list?.personas) return null
  return {
    url: `${origin}/api`,
    isReference: true,
    callers: list.personas.filter(({ userId }) => userId !== 0).map(({ key }) => key),
    open: async () => {
      const id = `conformance-${crypto.randomUUID()}`
      await control('POST', '/worlds', { id, ttlSeconds: TTL_SECONDS, frozen: true, label: 'acometida conformance' })
      return placeIn(control, id, { url: `${origin}/api`, headers: { ...headers, 'x-sandbox': id }, messageId, rate })
    },
  }
}

function placeIn(control: Control, id: string, connection: Connection): Place {
  const own: Control = (method, path, body) => control(method, `/worlds/${id}${path}`, body)
  return {
    ...connectToApi(connection),
    logIn: async (name) => {
      const { session } = await own<PersonaSession>('POST', `/personas/${name}/login`).catch((error: Error) => {
        throw new NoLogIn(error.message)
      })
      const { accessToken: token, refreshToken = '', user } = session
      if (token === undefined || !user) throw new NoLogIn(`the log-in of ${name} gives no session`)
      return { name, token, refreshToken, userId: user.userId, document: user.documentNumber }
    },
    control: own,
    close: () => own('DELETE', ''),
  }
}
