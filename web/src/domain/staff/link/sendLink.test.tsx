import { example } from '@acometida/api-spec/operations/example.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { FoundUser, SupplyPoint } from '#src/api/generated/api.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import { useFoundPeople } from '#src/domain/staff/foundPeople.ts'
import { recipientOf, useOfferLink } from '#src/domain/staff/link/linkRecipient.store.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { counted } from '#src/testing/counted.ts'
import { dossierIn } from '#src/testing/dossierIn.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { SendLinkButton } from './SendLinkButton.tsx'

const requests = vi.fn<Handler>(() => ({ content: example('listServiceRequests', 'open') }))
const send = vi.fn<Handler>()
const supplies = vi.fn<Handler>()
const checked = vi.fn<Handler>()
const flat = example('SupplyPoint')
const plant: SupplyPoint = {
  ...example('SupplyPoint'),
  cups: 'ES0022000009999999XX1P',
  name: 'Huerto solar',
  isGenerator: '1',
}

beforeEach(async () => {
  cardSupply = undefined
  freshClient()
  await loadTexts('shared', 'sendLink', 'uiParts')
  send.mockReset().mockReturnValue({ content: { urlMessage: example('UrlMessage') } })
  checked.mockReset().mockReturnValue({ content: {} })
  supplies.mockReset().mockReturnValue(ownSupplies(flat, plant))
})
afterEach(() => vi.unstubAllGlobals())

const staff = {
  user: null,
  admin: { token: 'staff', refreshToken: 'r', expiresAtMs: Infinity },
  roles: ['US_CC'] as const,
  userId: 7,
  document: '70000001',
  loginDocument: '70000001',
}

/** The supply that the card is about, if any. */
let cardSupply: string | undefined

function Card() {
  const { data } = useFoundPeople({ key: 'documentNumber', value: '12345678Z' }, 0)
  const [person] = data?.people ?? []
  useOfferLink(person && recipientOf(person, cardSupply))
  return <SendLinkButton />
}

let categories: readonly object[] = []

function open(found: Partial<FoundUser> = {}, at = '/admin', session: object = {}) {
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /users': () => ({
        content: { users: { count: 1, items: [{ ...example('FoundUser'), language: 'gl', ...found }] } },
      }),
      'GET /users/1': () => ({ content: { user: { ...example('FoundUser'), ...found, language: 'gl' } } }),
      'GET /masterData': (query) => ({
        content: { items: query.get('filter')?.includes('SEND_URL') ? categories : [] },
      }),
      'GET /supplypoints': supplies,
      'GET /dossiers': () => ({ content: { dossiers: counted([dossierIn('quoted')]) } }),
      'GET /serviceRequests': requests,
      'GET /dossiers/EXP202600000101': () => ({ code: '0404' }),
      'POST /urlMessages/send': send,
      'POST /registration/users': checked,
    }),
  )
  const view = renderScreens({ '*': <Card /> }, at, { ...staff, ...session })
  return { ...view, user: userEvent.setup() }
}

async function openDialog(...given: Parameters<typeof open>) {
  const view = open(...given)
  await view.user.click(await screen.findByRole('button', { name: 'Enviar enlace' }))
  return view
}

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente' })
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function choose(
  { user }: { user: ReturnType<typeof userEvent.setup> },
  category: string,
  subject: RegExp | null,
  detail: string,
) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Para qué' }), category)
  if (subject)
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'De qué' }),
      await screen.findByRole('option', { name: subject }),
    )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Página' }), detail)
}

test('offers the categories of the master data that have pages, in its words', async () => {
  const group = (key: string, value: string) => ({ master: 'SEND_URL', language: 'ES', key, value })
  categories = [group('PAGO', 'Pague su factura'), group('SORTEO', 'Un sorteo'), group('SOLICITUD', 'Su solicitud')]
  onTestFinished(() => void (categories = []))
  await openDialog()
  const words = ['Su solicitud', 'Pague su factura']
  await waitFor(() => expect(optionsOf('Para qué').filter((each) => words.includes(each ?? ''))).toEqual(words))
  expect(optionsOf('Para qué')).toHaveLength(3)
})

test('shows no button for an unregistered customer or for staff', async () => {
  const { unmount } = open({ userId: 0, roles: '' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviar enlace' })).toBeNull())
  unmount()
  open({ roles: 'US_CC' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enviar enlace' })).toBeNull())
})

describe('the choice', () => {
  test('goes on only when all is chosen and the address of the channel is good [FL-057]', async () => {
    const view = await openDialog({ email: '', phone: '612345678' })
    const { user } = view
    expect(next().disabled).toBe(true)
    await choose(view, 'SUMINISTRO', /^Piso de Santiago/, 'FACTURAS')
    expect(next().disabled).toBe(true)
    const mail = () => screen.getByRole('textbox', { name: 'Correo al que se envía' })
    await user.type(mail(), 'lucia')
    await user.tab()
    expect(await screen.findByText('No es un correo válido, como lucia@correo.gal')).toBeDefined()
    expect(next().disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'SMS' }))
    expect(next().disabled).toBe(false)
    await user.click(screen.getByRole('radio', { name: 'Correo' }))
    await user.type(mail(), '@correo.gal')
    expect(next().disabled).toBe(false)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Para qué' }), 'PAGO')
    expect(next().disabled).toBe(true)
  })

  test('stops at an address of a refused provider, and says so once it is left', async () => {
    checked.mockReturnValue({ code: '2003' })
    const view = await openDialog({ email: '' })
    const { user } = view
    await choose(view, 'SUMINISTRO', /^Piso de Santiago/, 'FACTURAS')
    const mail = screen.getByRole('textbox', { name: 'Correo al que se envía' })
    await user.type(mail, 'lucia@yopmail.com')
    await user.tab()
    expect(await screen.findByText(/No escribimos a direcciones de ese proveedor/)).toBeDefined()
    expect(checked.mock.calls.map(([, body]) => body)).toEqual([{ checkEmail: true, email: 'lucia@yopmail.com' }])
    expect(mail.getAttribute('aria-invalid')).toBe('true')
    await user.click(next())
    expect(screen.queryByText('Así lo leerá Lucía Ferreiro Castro, en gallego')).toBeNull()
    expect(mail.isConnected).toBe(true)
  })

  test('says of each field what it lacks once it is left empty, and of none before', async () => {
    const notOffered = { selector: ':not(option)' }
    const { user } = await openDialog({ email: '', phone: '' })
    expect(screen.queryByText('Elija una opción', notOffered)).toBeNull()
    screen.getByRole('combobox', { name: 'Para qué' }).focus()
    await user.tab()
    expect(screen.getByText('Elija una opción', notOffered)).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Para qué' }), 'PAGO')
    expect(screen.queryByText('Elija una opción', notOffered)).toBeNull()
    screen.getByRole('combobox', { name: 'Página' }).focus()
    await user.tab()
    expect(screen.getByText('Elija una página', notOffered)).toBeDefined()
    screen.getByRole('textbox', { name: 'Correo al que se envía' }).focus()
    await user.tab()
    expect(screen.getByText('Escriba adónde se envía')).toBeDefined()
  })

  test('offers of a supply what it has, and says what it has not', async () => {
    const { user } = await openDialog()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Para qué' }), 'SUMINISTRO')
    expect(optionsOf('Página')).toEqual(['Elija una opción', 'Todos sus suministros'])
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'De qué' }),
      await screen.findByRole('option', { name: /^Huerto solar/ }),
    )
    expect(optionsOf('Página')).toEqual(['Elija una opción', 'Energía generada', 'Lecturas', 'Cortes y averías'])
    expect(screen.getByText(/^No tiene: Consumo, .*Facturas\.$/)).toBeDefined()
    expect(supplies.mock.lastCall?.[0].get('filter')).toBe('documentNumber::12345678Z')
  })

  test('tells that not all could be read, and still offers the general pages', async () => {
    supplies.mockReturnValue({ code: 'XXX', status: 500 })
    const { user } = await openDialog()
    expect(await screen.findByText(/^No hemos podido leer todo lo que tiene/)).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Para qué' }), 'SUMINISTRO')
    expect(optionsOf('Página')).toEqual(['Elija una opción', 'Todos sus suministros'])
  })

  test('begins with the outages of the supply in question, also while acting for its holder', async () => {
    cardSupply = plant.cups
    const acting = { userId: 7, name: 'Iria', surname: '', sinceMs: 0, subjectRoles: [], gdprMissing: false }
    for (const session of [{}, { acting, user: staff.admin, userId: 1, document: '12345678Z' }]) {
      const { unmount } = await openDialog({}, '/gestionAverias/supplyPanel', session)
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Página' })).toHaveProperty('value', 'CORTES'))
      expect(screen.getByRole('combobox', { name: 'De qué' })).toHaveProperty('value', plant.cups)
      unmount()
    }
  })

  test('begins with the page on screen while acting', async () => {
    const acting = { userId: 7, name: 'Iria', surname: '', sinceMs: 0, subjectRoles: [], gdprMissing: false }
    const session = { acting, user: staff.admin, userId: 1, document: '12345678Z', name: 'Lucía', surname: 'Ferreiro' }
    await openDialog({}, '/provisions/budget?dossier=EXP202600000101', session)
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Página' })).toHaveProperty('value', 'PRESUPUESTO'))
    expect(screen.getByRole('combobox', { name: 'De qué' })).toHaveProperty('value', 'EXP202600000101')
  })
})

describe('the review', () => {
  async function review() {
    const view = await openDialog()
    await choose(view, 'SUMINISTRO', /^Piso de Santiago/, 'FACTURAS')
    await view.user.click(next())
    return view
  }
  const press = () => screen.getByRole('button', { name: 'Enviar a Lucía Ferreiro Castro' })

  test('shows what was chosen and the message in the language of the customer, and sends it [FL-058]', async () => {
    const { user } = await review()
    expect(screen.getByText('Así lo leerá Lucía Ferreiro Castro, en gallego')).toBeDefined()
    expect(screen.getByText('A ligazón que nos pediu')).toBeDefined()
    expect(screen.getByText(/^Ola, Lucía:/).textContent).toContain(
      `/supplies/detail?supply=${flat.cups}&tabValue=4&urlId=…`,
    )
    for (const words of ['Consultar un suministro', 'Piso de Santiago', 'Facturas', 'lucia.ferreiro@correo.gal'])
      expect(screen.getByText(words)).toBeDefined()
    expect(send).not.toHaveBeenCalled()
    await user.click(press())
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(send.mock.lastCall?.[1]).toEqual({
      category: 'SUMINISTRO',
      detail: 'FACTURAS',
      channel: '0',
      mail: 'lucia.ferreiro@correo.gal',
      url: `/supplies/detail?supply=${flat.cups}&tabValue=4`,
      userId: 1,
      adminId: 7,
    })
  })

  test('ends with the success that the code 0000 says [FL-059]', async () => {
    const { user } = await review()
    await user.click(press())
    expect(
      await screen.findByText('Lo hemos enviado a lucia.ferreiro@correo.gal. Sirve durante 30 días.'),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Enviar otro' }))
    expect(screen.getByRole('combobox', { name: 'Para qué' })).toHaveProperty('value', '')
  })

  test.each([
    { code: '2015', status: 200, words: 'Esta persona ya no tiene usuario: no se le puede enviar.' },
    { code: 'XXX', status: 500, words: 'Inténtelo otra vez: lo que ha puesto sigue ahí.' },
  ])(
    'ends with a general error at any other answer, and keeps all on the way back: $code [FL-060 ER-047]',
    async ({ words, ...answer }) => {
      send.mockReturnValue(answer)
      const { user } = await review()
      await user.click(press())
      expect(await screen.findByText('Ha habido un error y no se ha enviado nada.')).toBeDefined()
      expect(screen.getByText(words)).toBeDefined()
      await user.click(screen.getByRole('button', { name: 'Volver' }))
      expect(screen.getByRole('combobox', { name: 'Página' })).toHaveProperty('value', 'FACTURAS')
      expect(next().disabled).toBe(false)
    },
  )

  test.each([
    {
      channel: 'Correo',
      field: 'Correo al que se envía',
      typed: 'outra.persoa@correo.gal',
      sent: { channel: '0', mail: 'outra.persoa@correo.gal' },
      other: 'SMS',
    },
    {
      channel: 'SMS',
      field: 'Móvil al que se envía',
      typed: '698765432',
      sent: { channel: '1', sms: '698765432' },
      other: 'Correo',
    },
  ])('names the channel $channel and the chosen address, not the registered one [FL-058]', async (chosen) => {
    const view = await openDialog({ email: 'lucia.ferreiro@correo.gal', phone: '612345678' })
    const { user } = view
    await choose(view, 'SUMINISTRO', /^Piso de Santiago/, 'FACTURAS')
    await user.click(screen.getByRole('radio', { name: chosen.channel }))
    const field = screen.getByRole('textbox', { name: chosen.field })
    await user.clear(field)
    await user.type(field, chosen.typed)
    await user.click(next())
    const term = screen.getByText(chosen.channel, { selector: 'dt' })
    expect(term.nextElementSibling?.textContent).toContain(chosen.typed)
    expect(screen.queryByText(chosen.other, { selector: 'dt' })).toBeNull()
    for (const registered of ['lucia.ferreiro@correo.gal', '612345678'])
      expect(screen.queryByText(registered)).toBeNull()
    await user.click(press())
    expect(await screen.findByText(`Lo hemos enviado a ${chosen.typed}. Sirve durante 30 días.`)).toBeDefined()
    expect(send.mock.lastCall?.[1]).toMatchObject(chosen.sent)
  })

  test('tells without an answer that the link may have been sent, and where to check', async () => {
    send.mockImplementation(() => {
      throw new TypeError('no line')
    })
    const { user } = await review()
    await user.click(press())
    expect((await screen.findByRole('alert')).textContent).toMatch(/compruebe en «Enlaces enviados» si ha salido\.$/)
    expect(screen.getByRole('heading', { name: 'No sabemos si el enlace se ha enviado' })).toBeDefined()
    expect(screen.queryByText(/no se ha enviado/)).toBeNull()
  })
})

test('offers all requests of a customer, however many there are', async () => {
  const [known] = example('listServiceRequests', 'open').serviceRequests.items
  const all = Array.from({ length: 130 }, (_, nth) => ({
    ...known,
    codSR: `SR2026${nth + 1000}`,
    subject: `Caso ${nth}`,
  }))
  requests.mockImplementation((query) => {
    const offset = Number(query.get('offset') ?? 0)
    return { content: { serviceRequests: { count: all.length, items: all.slice(offset, offset + 100) } } }
  })
  onTestFinished(() => void requests.mockReset().mockReturnValue({ content: example('listServiceRequests', 'open') }))
  const view = await openDialog()
  await view.user.selectOptions(await screen.findByRole('combobox', { name: 'Para qué' }), 'SOLICITUD')
  expect(await screen.findByRole('option', { name: /Caso 129/ })).toBeDefined()
})
