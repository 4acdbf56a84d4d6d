import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { config, ConfigError, loadConfig } from './config.ts'
import { masterValue } from './masterData.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

test('reads address, client-id and application of the installation [CF-016 CF-018]', async () => {
  answer('{"apiBase":"https://api.example/","clientId":"c","application":"a","links":{"faq":"https://faq.example"}}')
  await loadConfig()
  expect(config()).toMatchObject({ apiBase: 'https://api.example', headers: { 'client-id': 'c', application: 'a' } })
  expect(config().links).toMatchObject({ faq: 'https://faq.example', contact: '' })
})

test.each([
  ['that is missing', '', 404, 'HTTP 404'],
  ['that is a page', '<!doctype html>', 200, 'not a JSON object'],
  ['that is a list', '[]', 200, 'not a JSON object'],
])('reports a file %s', async (_what, body, status, problem) => {
  answer(body, status)
  await expect(loadConfig()).rejects.toThrow(new ConfigError(`/config.json: ${problem}`))
})

test('reports a file that cannot be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(loadConfig()).rejects.toThrow('/config.json: no answer')
})

test('logs a misspelt setting, and goes on without it', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  answer('{"apiBas":"https://api.example"}')
  expect((await loadConfig()).apiBase).toBe('/api')
  await waitFor(() =>
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/config.json: apiBas is/)),
  )
})

test('takes the first item of a configuration lookup, and none of an empty list [CF-010]', () => {
  const item = (key: string, value: string) => ({ master: 'M', language: 'ES', key, value })
  expect(masterValue([item('A', '1'), item('METHODS', '2'), item('METHODS', '3')], 'METHODS')).toBe('2')
  expect(masterValue([], 'METHODS')).toBeUndefined()
})
