import { example } from '@acometida/api-spec/operations/example.ts'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAppVersion, getCaptcha, getUser, listSupplyPoints, saveCustomData } from '#src/api/generated/api.ts'
import { startTexts } from '#src/testing/texts.ts'
import { errorText } from './errorText.ts'
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

test('tells the customer that the service is unreachable, and the console the possible causes', async () => {
  const { line, words } = await reportOf(new TypeError('Failed to fetch'))
  expect(line).toContain(`${where} could not be reached. ${expected}`)
  for (const cause of ['apiBase in /config.json', 'is down', 'certificate', 'CORS']) expect(line).toContain(cause)
  expect(words).toBe('No podemos conectar con el servicio. Inténtelo de nuevo dentro de unos minutos.')
})

test('tells that the device has no connection', async () => {
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
  'tells of %s with a reference to the customer, and what was expected and came to the console',
  async (_, answer, came) => {
    const { line, words, reference } = await reportOf(answer)
    expect(line).toBe(`${where} ${expected} Came: ${came}.`)
    expect(words).toMatch(UNREADABLE)
    expect(reference).toMatch(/^7-[A-Za-z\d]{15}-\d+$/)
    expect(words).toContain(`(Referencia: ${reference})`)
  },
)

test('gives up an answer that takes too long', async () => {
  send.mockImplementationOnce(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  await expect(listSupplyPoints(undefined, { timeoutMs: 10 })).rejects.toMatchObject({
    code: 'XXX',
    transportFailure: { kind: 'late' },
  })
  expect(String(logged.mock.calls[0]?.[0])).toContain(`${where} was given up without an answer. It may take 0.01 s.`)
})

test('reports an answer whose connection ends as cut off', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  const { line, words } = await reportOf(new Response(body, { headers: { 'content-type': 'application/json' } }))
  expect(line).toBe(
    `${where} ${expected} Came: status 200, application/json, and the connection ended before all of it was there.`,
  )
  expect(words).toMatch(UNREADABLE)
})

test('names the field of an answer against the contract and what would be right', async () => {
  const { line, words } = await reportOf(
    Response.json({ result: { codResult: '0000' }, supplyPoints: { items: 'Lucía' }, ...delegated }),
  )
  expect(line).toBe(
    `${where} Came: status 200, application/json, which is not as the contract says: supplyPoints.items must be a list.`,
  )
  expect(words).toMatch(UNREADABLE)
})

test('names all flaws of an answer, each once', async () => {
  const { line } = await reportOf(
    Response.json({
      result: { codResult: '0000' },
      supplyPoints: { items: [{ cups: 1 }, { cups: 2 }] },
      delegatePoints: 0,
    }),
  )
  expect(line).toContain('supplyPoints.items[0].cups must be text (and in 1 more); ')
  expect(line).toContain('supplyPoints.items[0].idAddress must not be left out (and in 1 more); ')
  expect(line).toMatch(/; delegatePoints must be an object\.$/)
})

test('reports what is left out of a partial answer and why', async () => {
  const { idAddress: _id, ...noAddress } = example('SupplyPoint')
  const content = {
    ...example('listSupplyPoints', 'none'),
    supplyPoints: { items: [example('SupplyPoint'), noAddress] },
  }
  send.mockResolvedValueOnce(Response.json(content))
  const answer = await listSupplyPoints()
  expect(answer.supplyPoints.items).toEqual([example('SupplyPoint')])
  const line = String(logged.mock.calls[0]?.[0])
  const [, reference] = / Reference (\S+)$/.exec(line) ?? []
  expect(line).toBe(
    `${where} Came: status 200, application/json, of which 1 item is left out, not being as the contract says: ` +
      `supplyPoints.items[1].idAddress must not be left out. Reference ${reference}`,
  )
  expect(answer).toMatchObject({ leftOut: { count: 1, reference } })
})

test('names a missing operation once, whatever comes instead and however often it is asked', async () => {
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

test('reports a gateway error in the console, and a passing error to the customer', async () => {
  const { line, words } = await reportOf(page(502, '<html>'))
  expect(line).toContain('Came: status 502, text/html')
  expect(words).toMatch(/pasados unos minutos/)
})

test('keeps queries and path parts that name people or supplies out of the console', async () => {
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
