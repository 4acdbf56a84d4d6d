import { example } from '@acometida/api-spec/operations/example.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#src/api/query/queryClient.ts'
import { useUnreadRequests } from '#src/domain/request/requests.ts'
import { prefetchSupplies } from '#src/domain/supply/prefetchSupplies.ts'
import { useNameSupply, useSupplies } from '#src/domain/supply/supplies.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { takeSettings } from '#src/testing/takeSettings.ts'
import { useSession } from './tokens/session.store.ts'
import { useSupplyCount } from './useSupplyCount.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  queryClient.clear()
  await takeSettings()
})

/** All callers of lists, at once. */
function Everybody() {
  const count = useSupplyCount(useSession())
  const [supply] = useSupplies().data ?? []
  const { data: open } = useUnreadRequests({ open: true })
  const { data: all } = useUnreadRequests()
  const nameSupply = useNameSupply()
  if (count === undefined || !supply || !open || !all) return null
  return (
    <button onClick={() => void nameSupply(supply.cups, { name: 'Mi despacho', icon: 'office' })}>{supply.name}</button>
  )
}

async function draw(listChannel: string) {
  await takeSettings({ listChannel })
  const supplies = vi.fn<Handler>(() => ({ content: example('listSupplyPoints', 'flat') }))
  const requests = vi.fn<Handler>(() => ({ content: { serviceRequests: { count: 0, items: [] } } }))
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /supplypoints': supplies,
      'GET /serviceRequests': requests,
      'GET /masterData': () => ({ content: { items: [] } }),
      [`PUT /customData/${example('SupplyPoint').cups}`]: () => new Promise<Answer>(() => {}),
    }),
  )
  const { client } = renderScreens({ '/supplies': <Everybody /> }, '/supplies')
  const button = await screen.findByRole('button')
  const filters = (list: typeof supplies) => list.mock.calls.map(([query]) => query.get('filter'))
  return { client, button, asked: { supplies: filters(supplies), requests: filters(requests) } }
}

test('asks for lists by no channel in an installation without one [RO-011]', async () => {
  const { asked } = await draw('')
  expect(asked).toEqual({
    supplies: ['documentNumber::12345678Z'],
    requests: ['documentNumber::12345678Z|status::1', 'documentNumber::12345678Z'],
  })
})

test('filters supplies and requests by the channel, and shares the answer of supplies [RO-011]', async () => {
  const { asked } = await draw('WEB')
  expect(asked).toEqual({
    supplies: ['documentNumber::12345678Z|channel::WEB'],
    requests: ['documentNumber::12345678Z|status::1|channel::WEB', 'documentNumber::12345678Z|channel::WEB'],
  })
})

test.each(['', 'WEB'])('prefetches the supplies that the screen shows, with the channel "%s"', async (channel) => {
  const { client } = await draw(channel)
  await prefetchSupplies()
  const keys = (of: typeof client) =>
    of
      .getQueryCache()
      .findAll({ queryKey: ['listSupplyPoints'] })
      .map(({ queryKey }) => queryKey)
  expect(keys(client)).toHaveLength(1)
  expect(keys(queryClient)).toEqual(keys(client))
})

test('shows a supply by its new name before it is saved, with a channel too', async () => {
  const { button } = await draw('WEB')
  await userEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Mi despacho' })).toBeTruthy()
})
