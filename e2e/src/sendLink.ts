import { serverUrl } from './controlHttp.ts'
import { persona, type Persona } from './people.ts'
import { siteAddress } from './siteAddress.ts'
import type { World } from './world.ts'

/** Sends a customer a link by e-mail, as staff do. Returns its path within the client. */
export async function sendLink(
  world: World,
  to: Persona['key'],
  link: { readonly category: string; readonly detail: string; readonly url: string },
): Promise<string> {
  const { session } = await world.logIn('agent')
  const { userId } = persona(to)
  const mail = `${to}@correo.gal`.toLowerCase()
  const answer = await fetch(`${serverUrl}/api/urlMessages/send`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'client-id': 'acometida-web',
      'content-type': 'application/json',
      'x-sandbox': world.id,
    },
    body: JSON.stringify({ ...link, channel: '0', mail, userId, adminId: persona('agent').userId }),
  })
  if (!answer.ok) throw new Error(`The link was not sent: ${await answer.text()}`)
  const [address] = (await world.message({ to: mail })).links
  if (address === undefined) throw new Error('The message holds no link.')
  return siteAddress(address)
}
