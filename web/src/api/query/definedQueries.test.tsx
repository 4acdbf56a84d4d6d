import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { defineQuery, useDefinedQuery, useOptimisticUpdate } from './definedQueries.ts'
import { makeQueryClient } from './queryClient.ts'

const key = ['listSupplyPoints']

/** Renders the hook for a list that shows a change at once. */
function change() {
  const client = makeQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useOptimisticUpdate<string[], string>(key, (list, one) => [...list, one]), {
    wrapper,
  })
  const { onMutate, onError } = result.current
  const begin = async () => {
    const made = await onMutate('new')
    return () => onError(new Error(), 'new', made)
  }
  return { client, begin }
}

test('shows a change at once, and takes it back when it fails', async () => {
  const { client, begin } = change()
  client.setQueryData(key, ['old'])
  const fail = await begin()
  expect(client.getQueryData(key)).toEqual(['old', 'new'])
  fail()
  expect(client.getQueryData(key)).toEqual(['old'])
})

test('restores nothing for the next user when a change fails after the cache was cleared', async () => {
  const { client, begin } = change()
  client.setQueryData(key, ['of the former customer'])
  const fail = await begin()
  client.clear()
  fail()
  expect(client.getQueryData(key)).toBeUndefined()
  client.setQueryData(key, ['of the next'])
  fail()
  expect(client.getQueryData(key)).toEqual(['of the next'])
})

test('asks once what changes something, even if its screen unmounts and returns', async () => {
  const client = makeQueryClient()
  let answer = (_what: string) => {}
  const ask = vi.fn<() => Promise<string>>(() => new Promise((resolve) => (answer = resolve)))
  const activation = defineQuery('activateUser', ['s3cret'], ask, { once: true })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useDefinedQuery(activation), { wrapper }).unmount()
  const { result } = renderHook(() => useDefinedQuery(activation), { wrapper })
  answer('done')
  await waitFor(() => expect(result.current.data).toBe('done'))
  expect(ask).toHaveBeenCalledOnce()
})
