import { example } from '@acometida/api-spec/testing/example.ts'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '#src/testing/texts.ts'
import { errorText } from './errorText.ts'
import { getAppVersion, getCaptcha, getUser, listSupplyPoints, saveCustomData } from '#src/api/generated/api.ts'
import { configureHttp } from './httpSettings.ts'

const logged = vi.fn<typeof console.error>()
const send = vi.fn<typeof fetch>()

beforeEach(async () => {
  await startTexts('es')
  vi.spyOn(console, 'error').mockImplementation(logged.mockReset())
  vi.stubGlobal('fetch', send.mockReset())
  configureHttp({ baseUrl: 'https://api.example/v1.0', headers: {}, caller: () => ({ token: null, userId: 7 }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The console output and the customer's text for a call with this answer. */
async function reportOf(answer: Response | Error) {
  if (answer instanceof Error) send.mockRejectedValueOnce(answer)
  else send.mockResolvedValueOnce(answer)
  const error = await listSupplyPoints({ filter: 'cups::ES0021000000000001AB' }).catch((cause: unknown) => cause)
  expect(logged).toHaveBeenCalledOnce()
  const line = String(logged.mock.calls[0]?.[0])
  expect(line).not.toContain('\n')
  const reference = / Reference (\S+)$/.exec(line)?.[1] ?? ''
  return { line: line.replace(` Reference ${reference}`, ''), words: errorText(i18next.t, error), reference }
}

const page = (status: number, body: string, type = 'text/html') =>
  new Response(body, { status, headers: { 'content-type': type } })
const where = 'listSupplyPoints: GET https://api.example/v1.0/supplypoints'
const expected = 'Expected: JSON with result.codResult.'
const delegated = { delegatePoints: { items: [] } }
const UNREADABLE = /^El servicio ha enviado datos que no se pueden leer/

test('nothing that answers: the customer is told that it cannot be reached, the console what it may be', async () => {
  const { line, words } = await reportOf(new TypeError('Failed to fetch'))
  expect(line).toContain(`${where} could not be reached. ${expected}`)
  for (const cause of ['apiBase in /config.json', 'is down', 'certificate', 'CORS']) expect(line).toContain(cause)
  expect(words).toBe('No podemos conectar con el servicio. Inténtelo de nuevo dentro de unos minutos.')
})

test('a device without a connection is told apart', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { line, words } = await reportOf(new TypeError('Failed to fetch'))
  expect(line).toBe(`${where} was not made: this device has no connection.`)
  expect(words).toBe('No hay conexión a internet. Compruébela e inténtelo de nuevo.')
})

test.each([
  [
    'HTML',
    page(200, '<!doctype html>'),
    'status 200, text/html, HTML or XML: the address may be that of a web page or a proxy',
  ],
  [
    'JSON without its result',
    page(200, '{"user":{"name":"Lucía"}}', 'application/json'),
    'status 200, application/json, JSON without result.codResult',
  ],
  [
    'cut-off JSON',
    page(200, '{"result":{"codResult":"00', 'application/json'),
    'status 200, application/json, JSON that is cut off or broken',
  ],
  ['other text', page(200, 'OK', 'text/plain'), 'status 200, text/plain, text that is no JSON'],
  ['nothing', page(200, '', 'application/json'), 'status 200, application/json, nothing in it'],
])(
  '%s: the customer gets a sentence with a reference, the console what was expected and what came',
  async (_, answer, came) => {
    const { line, words, reference } = await reportOf(answer)
    expect(line).toBe(`${where} ${expected} Came: ${came}.`)
    expect(words).toMatch(UNREADABLE)
    expect(reference).toMatch(/^7-[A-Za-z\d]{15}-\d+$/)
    expect(words).toContain(`(Referencia: ${reference})`)
  },
)

test('an answer that takes too long is one that was given up', async () => {
  send.mockImplementationOnce(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  await expect(listSupplyPoints(undefined, { timeoutMs: 10 })).rejects.toMatchObject({
    code: 'XXX',
    trouble: { kind: 'late' },
  })
  expect(String(logged.mock.calls[0]?.[0])).toContain(`${where} was given up without an answer. It may take 0.01 s.`)
})

test('an answer whose connection ends is one that is cut off', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  const { line, words } = await reportOf(new Response(body, { headers: { 'content-type': 'application/json' } }))
  expect(line).toBe(
    `${where} ${expected} Came: status 200, application/json, and the connection ended before all of it was there.`,
  )
  expect(words).toMatch(UNREADABLE)
})

test('an answer against the contract names the field and what would be right', async () => {
  const { line, words } = await reportOf(
    Response.json({ result: { codResult: '0000' }, supplyPoints: { items: 'Lucía' }, ...delegated }),
  )
  expect(line).toBe(
    `${where} Came: status 200, application/json, which is not as the contract says: supplyPoints.items must be a list.`,
  )
  expect(words).toMatch(UNREADABLE)
})

test('all that is wrong with an answer is named, each once', async () => {
  const { line } = await reportOf(
    Response.json({
      result: { codResult: '0000' },
      supplyPoints: { items: [{ cups: 1 }, { cups: 2 }] },
      delegatePoints: 0,
    }),
  )
  expect(line).toContain('supplyPoints.items[0].cups must be text (and in 1 more); ')
  expect(line).toContain('supplyPoints.items[0].meterId must not be left out (and in 1 more); ')
  expect(line).toMatch(/; delegatePoints must be an object\.$/)
})

test('an answer that is shown in part says what is left out of it and why', async () => {
  const { meterId: _meter, ...noMeter } = example('SupplyPoint')
  const content = {
    ...example('listSupplyPoints', 'none'),
    supplyPoints: { items: [example('SupplyPoint'), noMeter] },
  }
  send.mockResolvedValueOnce(Response.json(content))
  const answer = await listSupplyPoints()
  expect(answer.supplyPoints.items).toEqual([example('SupplyPoint')])
  const line = String(logged.mock.calls[0]?.[0])
  const [, reference] = / Reference (\S+)$/.exec(line) ?? []
  expect(line).toBe(
    `${where} Came: status 200, application/json, of which 1 item is left out, not being as the contract says: ` +
      `supplyPoints.items[1].meterId must not be left out. Reference ${reference}`,
  )
  expect(answer).toMatchObject({ leftOut: { count: 1, reference } })
})

test('an operation that is missing is named once, whatever comes instead and however often it is asked', async () => {
  send.mockImplementation(async () => page(404, '<h1>404</h1>'))
  for (let time = 0; time < 3; time += 1) await getAppVersion({ platform: 'web' }).catch(() => undefined)
  send.mockImplementation(async () => Response.json({ result: { codResult: '0404' } }, { status: 405 }))
  await getCaptcha().catch(() => undefined)
  expect(logged.mock.calls.map(([line]) => String(line).replace(/ Reference \S+$/, ''))).toEqual([
    'getAppVersion: GET https://api.example/v1.0/appVersion is missing, or apiBase in /config.json leads elsewhere: came status 404, text/html. ' +
      'What needs it is not available. This is said once.',
    'getCaptcha: GET https://api.example/v1.0/captcha is missing, or apiBase in /config.json leads elsewhere: came status 405, application/json. ' +
      'What needs it is not available. This is said once.',
  ])
})

test('a gateway in trouble is told in the console, and to the customer as what it is: an error that passes', async () => {
  const { line, words } = await reportOf(page(502, '<html>'))
  expect(line).toContain('Came: status 502, text/html')
  expect(words).toMatch(/pasados unos minutos/)
})

test('neither queries nor the parts of a path that name people or supplies stand in the console', async () => {
  send.mockImplementation(async () => page(200, ''))
  await getUser(70_999).catch(() => undefined)
  await saveCustomData('ES0021000000000001AB', { type: 'supply', documentNumber: '1', name: 'x', icon: 'home' }).catch(
    () => undefined,
  )
  const lines = logged.mock.calls.map(([line]) => String(line))
  expect(lines[0]).toMatch(/^getUser: GET https:\/\/api\.example\/v1\.0\/users\/… /)
  expect(lines[1]).toMatch(/^saveCustomData: PUT https:\/\/api\.example\/v1\.0\/customData\/… /)
})

test('shows an answer that leaves out what may be null, and warns of it once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { isSelfConsumption: _left, ...point } = example('SupplyPoint')
  const content = { ...example('listSupplyPoints', 'none'), supplyPoints: { items: [point] } }
  send.mockImplementation(async () => page(200, JSON.stringify(content), 'application/json'))
  for (let time = 0; time < 2; time += 1) {
    const { supplyPoints } = await listSupplyPoints({ filter: 'cups::ES0021000000000001AB' })
    expect(supplyPoints.items[0]?.isSelfConsumption).toBeNull()
  }
  expect(logged).not.toHaveBeenCalled()
  expect(warned.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^listSupplyPoints: GET .*items\[0\]\.isSelfConsumption must be null .* said once\. Reference /,
      ),
    ],
  ])
})

test('shows an answer whose letters are lost by another encoding, and warns of it once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const bytes = new Uint8Array(Buffer.from(JSON.stringify({ ...example('getCaptcha'), nota: 'Peña' }), 'latin1'))
  send.mockImplementation(async () => new Response(bytes, { headers: { 'content-type': 'application/json' } }))
  for (let time = 0; time < 2; time += 1) await getCaptcha()
  expect(logged).not.toHaveBeenCalled()
  expect(warned.mock.calls).toEqual([[expect.stringContaining('Expected: UTF-8. Came: status 200')]])
})
