import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Alert, getListAlertsQueryKey, type SupplyPoint } from '#src/api/generated/api.ts'
import { outagesAnswer } from '#src/testing/answers/outagesAnswer.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { toast, toastStore } from '#src/ui/feedback/toast.store.ts'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { AlertsScreen } from './AlertsScreen.tsx'

const flat = example('SupplyPoint')
const house = { ...example('SupplyPoint'), cups: 'ES0022000000000001FB1P', name: 'Casa de Sanxenxo' }
const forty = Array.from({ length: 40 }, (_, nth) => ({
  ...example('SupplyPoint'),
  cups: `ES00220000000000${String(nth + 10)}FB`,
  name: `Panadería ${nth + 1}`,
}))
const storm = {
  ...example('Incidence'),
  estado: 'RESUELTA',
  fechaInicio: '25/02/2026 08:30:00',
  fechaFin: '25/02/2026 10:00:00',
}

const page = (
  <>
    <AlertsScreen />
    <ToastRegion />
  </>
)

interface Situation {
  readonly points?: readonly SupplyPoint[]
  readonly alerts?: readonly Alert[]
  readonly hasDevices?: boolean
  readonly answer?: Answer | Promise<Answer>
  readonly save?: Handler
  /** Answers a change of an existing alert. */
  readonly change?: Handler
  readonly cuts?: Handler
}

function open({ points = [flat, house], alerts = [], hasDevices = true, ...said }: Situation = {}) {
  const { answer, save, change, cuts } = said
  const done = () => ({ content: { alerts, hasDevices } })
  const list = vi.fn<Handler>(() => answer ?? done())
  const saved = vi.fn<Handler>(save ?? done)
  const changed = vi.fn<(cups: string, body: unknown) => void>()
  const ended = vi.fn<Handler>(done)
  const changes = Object.fromEntries(
    alerts.map(({ idEntidad }): [string, Handler] => [
      `POST /alerts/12345678Z/supplycutoff/${idEntidad}`,
      (query, body) => {
        changed(idEntidad, body)
        return change?.(query, body) ?? done()
      },
    ]),
  )
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /supplypoints': () => ownSupplies(...points),
      'GET /users/1': () => ({ content: { user: example('UserProfile') } }),
      'GET /listPowerSupplyFacilities': cuts ?? (() => ({ content: outagesAnswer(storm) })),
      'GET /alerts/alerts': list,
      'POST /alerts/supplycutoff': saved,
      'POST /alerts/12345678Z': saved,
      'POST /alerts/supplycutoff/delete': ended,
      ...changes,
    }),
  )
  const bodies = () => saved.mock.calls.map(([, body]) => body)
  const endings = () => ended.mock.calls.map(([, body]) => body)
  const drawn = renderScreens({ '/supplies/alerts': page }, '/supplies/alerts')
  return { ...drawn, list, saved, changed, ended, bodies, endings }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => {
  for (const { id } of toastStore.current()) toast.undo(id)
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

describe('what the page says', () => {
  test('shows a skeleton while the alerts load', async () => {
    const { list, container } = open({ answer: new Promise(() => {}) })
    await screen.findByRole('heading', { name: 'Avisos de cortes de luz' })
    await waitFor(() => expect(list).toHaveBeenCalled())
    expect(container.querySelector('[data-skeleton]')).not.toBeNull()
  })

  test('explains why there are no alerts without a supply and links to binding one', async () => {
    open({ points: [] })
    expect(await screen.findByText('Todavía no tiene suministros de los que avisarle')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Vincular un suministro' })).toBeDefined()
  })

  test('says what no alert means and enables all with one press', async () => {
    const { bodies } = open()
    expect(await screen.findByText('Si se va la luz en alguno de sus suministros, no le avisamos.')).toBeDefined()
    await press('Activar en mis 2 suministros')
    await screen.findByText('Hemos guardado sus 2 avisos.')
    expect(bodies()).toEqual([
      { tipoEntidad: 'supply', idEntidad: flat.cups, activo: 'S' },
      { tipoEntidad: 'supply', idEntidad: house.cups, activo: 'S' },
    ])
  })

  test('offers to enable the missing alerts and shows how the others arrive', async () => {
    const { bodies } = open({ alerts: [{ ...example('Alert'), tipoCanal: 'sms', destinatario: '612345678' }] })
    expect(await screen.findByText('por SMS al 612345678')).toBeDefined()
    expect(screen.getByText('No le avisamos de los cortes de uno de sus suministros.')).toBeDefined()
    await press('Activar en el que falta')
    await screen.findByText('Hemos guardado su aviso.')
    expect(bodies()).toEqual([{ tipoEntidad: 'supply', idEntidad: house.cups, activo: 'S' }])
  })

  test('offers nothing more when all are enabled and disables one with a press', async () => {
    const { changed, saved } = open({ points: [flat], alerts: [example('Alert')] })
    expect(await screen.findByText('Le avisamos de los cortes de todos sus suministros.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Activar/ })).toBeNull()
    await press('Desactivar el aviso de Piso de Santiago')
    await waitFor(() => expect(changed.mock.calls).toEqual([[flat.cups, { activo: 'N' }]]))
    expect(saved).not.toHaveBeenCalled()
  })

  test('lists ended alerts with the day of their end', async () => {
    open({ alerts: [{ ...example('Alert'), idEntidad: house.cups, activo: 'N', fechaBaja: '05/01/2026' }] })
    expect(await screen.findByText('Terminó el 5 ene 2026')).toBeDefined()
    expect(screen.getAllByText('Sin aviso')).toHaveLength(2)
  })

  test('offers to retry a failed list', async () => {
    const { list } = open({ answer: { code: 'XXX', status: 500 } })
    const alert = within(await screen.findByRole('alert', {}, { timeout: 8000 }))
    list.mockReturnValue({ content: { alerts: [], hasDevices: false } })
    await userEvent.click(alert.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText(/no le avisamos\.$/)).toBeDefined()
  })

  test('keeps earlier data with a notice when a reload fails', async () => {
    const { list, client } = open()
    await screen.findByText(/no le avisamos\.$/)
    list.mockReturnValue({ code: 'XXX', status: 500 })
    await client.refetchQueries({ queryKey: getListAlertsQueryKey().slice(0, 1) })
    expect(await screen.findByText(/^No hemos podido actualizar/)).toBeDefined()
    expect(screen.getByText(/no le avisamos\.$/)).toBeDefined()
  })

  test('says that there is no connection', async () => {
    onlineManager.setOnline(false)
    open()
    expect(await screen.findByText('Sin conexión')).toBeDefined()
  })
})

describe('the alert of a supply', () => {
  const edit = () => press('Cambiar el aviso de Piso de Santiago')

  test('rehearses the hours while they are chosen and saves everything', async () => {
    const { changed } = open({ points: [flat], alerts: [example('Alert')] })
    await edit()
    const dialog = within(screen.getByRole('dialog', { name: 'Aviso de Piso de Santiago' }))
    const rehearsal = within(dialog.getByRole('region', { name: 'Cómo habría sido con los cortes del último año' }))
    expect((await rehearsal.findAllByText(/^Con estas horas no le habríamos avisado/)).length).toBeGreaterThan(0)
    const weekdays = within(dialog.getByRole('group', { name: 'Días laborables' }))
    await userEvent.selectOptions(weekdays.getByRole('combobox', { name: 'Desde las' }), '08:30')
    expect(rehearsal.getAllByText(/^Con estas horas le habríamos avisado al momento del único corte/)).toHaveLength(2)
    await userEvent.click(dialog.getByRole('radio', { name: 'En la aplicación' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changed.mock.calls).toEqual([
      [
        flat.cups,
        {
          activo: 'S',
          tipoCanal: 'push',
          destinatario: '',
          franjaInicio: '08:30',
          franjaFin: '21:00',
          franjaInicioEspecial: '10:00',
          franjaFinEspecial: '14:00',
        },
      ],
    ])
  })

  test('covers any time with one press and copies the settings to the other alerts', async () => {
    const { saved, changed } = open({
      alerts: [example('Alert'), { ...example('Alert'), idEntidad: house.cups, activo: 'N' }],
    })
    await edit()
    await press('A cualquier hora')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Poner lo mismo en mi otro aviso' }))
    await press('Guardar')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const whole = {
      franjaInicio: '00:00',
      franjaFin: '23:59',
      franjaInicioEspecial: '00:00',
      franjaFinEspecial: '23:59',
    }
    expect(changed.mock.calls).toEqual([[flat.cups, expect.objectContaining({ activo: 'S', ...whole })]])
    expect(saved.mock.calls[0]?.[1]).toEqual({
      tipoCanal: 'email',
      destinatario: 'lucia.ferreiro@correo.gal',
      ...whole,
    })
  })

  test('stores on this device that the user has the app', async () => {
    open({ hasDevices: true })
    await edit()
    expect(localStorage.getItem('HasDevice')).toBe('1')
  })

  test('hides the app as a channel without a device and says how to get it', async () => {
    localStorage.removeItem('HasDevice')
    open({ hasDevices: false })
    await edit()
    expect(localStorage.getItem('HasDevice')).toBeNull()
    expect(screen.queryByRole('radio', { name: 'En la aplicación' })).toBeNull()
    expect(screen.getByText(/^Para recibirlos también en la aplicación/)).toBeDefined()
  })

  test('replaces the app by the channel of the profile when no device is left', async () => {
    const app = { ...example('Alert'), tipoCanal: 'push', destinatario: '' }
    const { changed } = open({ alerts: [app], hasDevices: false })
    await edit()
    expect(screen.queryByRole('radio', { name: 'En la aplicación' })).toBeNull()
    expect(screen.getByRole('radio', { name: 'Por correo electrónico', checked: true })).toBeDefined()
    await press('Guardar')
    await waitFor(() =>
      expect(changed.mock.calls[0]?.[1]).toMatchObject({
        tipoCanal: 'email',
        destinatario: 'lucia.ferreiro@correo.gal',
      }),
    )
  })

  test.each([
    ['body/franjaFin', 'weekdays'],
    ['body/destinatario', 'alertEmail'],
  ])('shows a violation such as %s at its field', async (where, field) => {
    open({ save: () => ({ code: 'ERROR_GENERICO', status: 400, violations: [{ where, problem: 'no' }] }) })
    await edit()
    await press('Guardar y activar')
    const link = within(await screen.findByRole('alert')).getByRole('link')
    expect(link.getAttribute('href')).toBe(`#${field}`)
  })

  test("reports a supply that is no longer the user's and keeps the dialog open", async () => {
    open({ save: () => ({ code: 'TS01000004' }) })
    await edit()
    await press('Guardar y activar')
    expect(await screen.findByText('No hemos podido guardar el aviso. Lo que ha escrito sigue aquí.')).toBeDefined()
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

test('creates an alert anew that had ended elsewhere when it is enabled', async () => {
  const { bodies } = open({
    points: [flat],
    alerts: [{ ...example('Alert'), activo: 'N' }],
    change: () => ({ code: '0404' }),
  })
  await press('Activar el aviso de Piso de Santiago')
  await screen.findByText('Hemos guardado su aviso.')
  expect(bodies()).toEqual([{ tipoEntidad: 'supply', idEntidad: flat.cups, activo: 'S' }])
})

describe('ending an alert', () => {
  const end = 'Dar de baja el aviso de Piso de Santiago'
  const close = async () => {
    const close = await within(screen.getByRole('region', { name: 'Avisos' })).findByRole('button', { name: 'Cerrar' })
    await userEvent.click(close)
  }

  test('ends the alert once undoing is over and offers no end where there is none', async () => {
    const { endings } = open({ alerts: [example('Alert')] })
    await press(end)
    expect(await screen.findByText('Damos de baja el aviso de Piso de Santiago.')).toBeDefined()
    expect(endings()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Dar de baja el aviso de Casa de Sanxenxo' })).toBeNull()
    await close()
    await waitFor(() => expect(endings()).toEqual([{ docId: '12345678Z', idEntidad: [flat.cups] }]))
  })

  test('keeps the alert on undo and when it is disabled instead', async () => {
    const { ended, changed } = open({ alerts: [example('Alert')] })
    await press(end)
    await press(/^Deshacer: no dar de baja el aviso de Piso/)
    expect(await screen.findByRole('button', { name: end })).toBeDefined()
    await press(end)
    await press('Desactivar el aviso de Piso de Santiago')
    await waitFor(() => expect(changed).toHaveBeenCalledOnce())
    expect(screen.queryByText('Damos de baja el aviso de Piso de Santiago.')).toBeNull()
    expect(ended).not.toHaveBeenCalled()
  })

  test('reports an alert that could not be ended and accepts one that had already ended', async () => {
    const { ended } = open({ alerts: [example('Alert')] })
    ended.mockReturnValue({ code: 'XXX', status: 500 })
    await press(end)
    await close()
    expect(await screen.findByText(/^No hemos podido dar de baja el aviso de Piso de Santiago/)).toBeDefined()
    await close()
    ended.mockReturnValue({ code: '0404' })
    await press(end)
    await close()
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(2))
    expect(screen.queryByText(/^No hemos podido dar de baja/)).toBeNull()
  })

  test('ends the existing ones of the chosen rows together, or one by one after a refusal', async () => {
    const [first, , third] = forty
    const alerts = [first, third].map((supply) => ({ ...example('Alert'), idEntidad: supply?.cups ?? '' }))
    const { ended, endings } = open({ points: forty, alerts })
    ended.mockReturnValueOnce({ code: '0404' })
    for (const name of ['Panadería 1', 'Panadería 2', 'Panadería 3'])
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`${name}(?!\\d)`) }))
    await press('Dar de baja (2)')
    expect(await screen.findByText('Damos de baja 2 avisos.')).toBeDefined()
    await close()
    await waitFor(() =>
      expect(endings()).toEqual(
        [[first?.cups, third?.cups], [first?.cups], [third?.cups]].map((idEntidad) => ({
          docId: '12345678Z',
          idEntidad,
        })),
      ),
    )
  })
})

describe('forty supplies', () => {
  test('shows the progress of saving and starts nothing else meanwhile', async () => {
    const { saved } = open({ points: forty, save: () => new Promise(() => {}) })
    await press('Activar en mis 40 suministros')
    const progress = await screen.findByRole('progressbar', { name: 'Guardando sus avisos' })
    expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['0', '40'])
    expect(screen.getByRole('button', { name: 'Parar' })).toBeDefined()
    await userEvent.click(screen.getByRole('checkbox', { name: /Panadería 1(?!\d)/ }))
    await press('Desactivar (1)')
    expect(saved).toHaveBeenCalledTimes(3)
    expect(progress.getAttribute('max')).toBe('40')
  })

  test('enables all one by one, names what failed and retries it', async () => {
    let failing = true
    const { saved } = open({
      points: forty,
      save: (_query, body) =>
        failing && JSON.stringify(body).includes(forty[2]?.cups ?? '')
          ? { code: 'TS01000004' }
          : { content: { alerts: [], hasDevices: false } },
    })
    await press('Activar en mis 40 suministros')
    expect(await screen.findByText(/^Hechos 39 de 40\. Uno no ha podido hacerse/)).toBeDefined()
    expect(screen.getByText(`Panadería 3 (${forty[2]?.cups})`)).toBeDefined()
    failing = false
    await press('Reintentar los que faltan')
    await screen.findByText('Hemos guardado sus 40 avisos.')
    expect(saved).toHaveBeenCalledTimes(41)
  })

  test('applies the same hours to all chosen alerts', async () => {
    const { bodies, changed } = open({
      points: forty,
      alerts: [{ ...example('Alert'), idEntidad: forty[0]?.cups ?? '' }],
    })
    for (const name of ['Panadería 1', 'Panadería 10'])
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`${name}(?!\\d)`) }))
    await press('Cambiar cómo y cuándo (2)')
    const dialog = within(screen.getByRole('dialog', { name: 'Avisos de 2 suministros' }))
    await userEvent.click(dialog.getByRole('button', { name: 'A cualquier hora' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await screen.findByText('Hemos guardado sus 2 avisos.')
    expect(changed.mock.calls).toMatchObject([
      [forty[0]?.cups, { activo: 'S', franjaInicio: '00:00', franjaFin: '23:59' }],
    ])
    expect(bodies()).toMatchObject([
      { idEntidad: forty[9]?.cups, activo: 'S', franjaInicioEspecial: '00:00', franjaFinEspecial: '23:59' },
    ])
  })

  test('rehearses with the outages of all chosen supplies and names those that failed', async () => {
    let fails = true
    const cuts: Handler = (query) =>
      fails && query.get('cups') === forty[1]?.cups ? { code: 'XXX' } : { content: outagesAnswer(storm) }
    open({ points: forty, cuts })
    for (const name of ['Panadería 1', 'Panadería 2'])
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`${name}(?!\\d)`) }))
    await press('Cambiar cómo y cuándo (2)')
    const rehearsal = within(
      await screen.findByRole('region', { name: 'Cómo habría sido con los cortes del último año' }),
    )
    expect(await rehearsal.findByText('Faltan los cortes de un suministro: no hemos podido leerlos.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'A cualquier hora' }))
    expect(rehearsal.getAllByText(/al momento del único corte/)).toHaveLength(2)
    fails = false
    await userEvent.click(rehearsal.getByRole('button', { name: 'Reintentar' }))
    expect(await rehearsal.findAllByText(/al momento de los 2 cortes/)).toHaveLength(2)
    expect(rehearsal.queryByText(/Faltan/)).toBeNull()
    await userEvent.click(rehearsal.getByRole('button', { name: 'Ver como tabla' }))
    expect(await rehearsal.findByText(/^Panadería 2, 25/)).toBeDefined()
  })
})
