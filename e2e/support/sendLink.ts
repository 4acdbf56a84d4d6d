import type { World } from '@acometida/testing'
import { persona, type Persona } from './persona.ts'
import { siteAddress } from './siteAddress.ts'

/** Sends a customer a link by e-mail, as staff do. Returns its path within the client. */
export async function sendLink(
  world: World,
  to: Persona['key'],
  link: { readonly category: string; readonly detail: string; readonly url: string },
): Promise<string> {
  const { userId } = persona(to)
  const mail = `${to}@correo.gal`.toLowerCase()
  const answer = await world.fetch('/urlMessages/send', {
    as: 'agent',
    method: 'POST',
    headers: {
      'client-id': 'acometida-web',
    },
    body: JSON.stringify({ ...link, channel: '0', mail, userId, adminId: persona('agent').userId }),
  })
  if (!answer.ok) throw new Error(`The link was not sent: ${await answer.text()}`)
  const [address] = (await world.message({ to: mail })).links
  if (address === undefined) throw new Error('The message holds no link.')
  return siteAddress(address)
}
