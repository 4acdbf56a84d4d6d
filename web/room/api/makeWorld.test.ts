import { expect, test, vi } from 'vitest'
import { makeWorld } from './makeWorld.ts'

/** Makes a world. Returns its name as the call gives it, in its body and in its header. */
async function namesOf(creation: Parameters<typeof makeWorld>[0]) {
  const call = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: 'made' })))
  vi.stubGlobal('fetch', call)
  await makeWorld(creation)
  const { body, headers } = call.mock.calls[0]?.[1] ?? {}
  const { id }: { id: string } = JSON.parse(String(body))
  return { id, header: new Headers(headers).get('x-sandbox') }
}

test.each([
  [{ id: 'mine' }, /^mine$/],
  [{}, /^[0-9a-z]+$/],
  [{ from: 'mine' }, /^mine--[0-9a-z]+$/],
  [{ from: 'mine--copy' }, /^mine--[0-9a-z]+$/],
])('names the world in the header as in the body of the call that makes %j', async (creation, name) => {
  const { id, header } = await namesOf(creation)
  expect(id).toMatch(name)
  expect(header).toBe(id)
})
