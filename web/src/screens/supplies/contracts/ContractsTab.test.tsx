import { example } from '@acometida/api-spec/testing/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { SupplyDetailScreen } from '#src/screens/supplies/SupplyDetailScreen.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { maxPowerAnswer } from '#src/testing/answers/maxPowerAnswer.ts'
import { quietSupply } from '#src/testing/answers/quietSupply.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ContractsTab } from './ContractsTab.tsx'

interface Situation {
  readonly shows?: string
  readonly point?: SupplyPoint
  readonly delegated?: boolean
  /** Replaces the answer to a call, by its code. */
  readonly answer?: (code: string) => Answer | undefined
}

/** The default answer to each code of contracts. */
function contractsOf(code: string) {
  return example('listContracts', code === '01' ? 'accessContract' : code === '02' ? 'contractedPowers' : 'retailers')
}

/** An answer as the delegate of a supply sees it: masked. */
function masked(answer: ReturnType<typeof contractsOf>) {
  return {
    ...answer,
    accessContracts: answer.accessContracts.map((contract) => ({ ...contract, documentNumber: '***4567**' })),
  }
}

function open({
  shows = 'CONTRATOS;POTENCIA',
  point = example('SupplyPoint'),
  delegated = false,
  answer,
}: Situation = {}) {
  const contracts = vi.fn<Handler>((query) => {
    const code = query.get('code') ?? ''
    return answer?.(code) ?? { content: delegated ? masked(contractsOf(code)) : contractsOf(code) }
  })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      ...quietSupply,
      'GET /supplypoints': () => ({
        content: {
          ...example('listSupplyPoints', 'none'),
          [delegated ? 'delegatePoints' : 'supplyPoints']: { items: [point] },
        },
      }),
      'GET /masterData': () => ({
        content: { items: [{ ...example('MasterDataItem', 'contractScreens'), value: shows }] },
      }),
      'GET /contracts': contracts,
      'GET /maxPotencyDemanded': () => ({ content: maxPowerAnswer('2026-01', '2026-03', () => [2400, 3619]) }),
    }),
  )
  const view = renderScreens(
    { '/supplies/detail': <SupplyDetailScreen /> },
    `/supplies/detail?supply=${point.cups}&tabValue=7`,
  )
  const codes = () => contracts.mock.calls.map(([query]) => query.get('code')).toSorted()
  return { ...view, contracts, codes }
}

const sentence = 'Desde el 1 jun 2021 ha tenido 2 comercializadoras y 2 potencias.'
const table = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ver como tabla' }))
  return within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
}

afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

test('three calls tell the contract, and the retailers and powers on one axis of time', async () => {
  const { codes } = open()
  expect(await screen.findByText('ATR000001001')).toBeDefined()
  expect(screen.getByText('12345678Z')).toBeDefined()
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(codes()).toEqual(['01', '02', '03'])
  expect(screen.getByRole('tab', { name: 'Contratos', selected: true })).toBeDefined()
  const [, ...rows] = await table()
  expect(rows).toHaveLength(4)
  expect(rows[0]).toContain('Luz do Atlántico, S. L.')
  expect(rows[3]).toContain('4,60')
})

test('where the utility shows only powers, only they are asked for and told', async () => {
  const { codes } = open({ shows: 'POTENCIA' })
  expect((await screen.findAllByText('Desde el 1 jun 2021 ha tenido 2 potencias.')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Contrato en vigor')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Potencias contratadas' })).toBeTruthy()
  expect(codes()).toEqual(['02'])
})

test('where it shows none the tab is not in the row, and a link to it says why', async () => {
  const { contracts } = open({ shows: '' })
  expect(await screen.findByText('Los contratos no se pueden consultar ahora')).toBeDefined()
  expect(screen.queryByRole('tab', { name: 'Contratos' })).toBeNull()
  expect(contracts).not.toHaveBeenCalled()
})

test('a failed call is mentioned next to the others’ results, and can be retried', async () => {
  let failing = true
  open({ answer: (code) => (failing && code === '02' ? { code: 'XXX', status: 400 } : undefined) })
  expect(await screen.findByText('No hemos podido leer toda la historia: falta una parte.')).toBeDefined()
  expect(screen.getAllByText('Desde el 1 jun 2021 ha tenido 2 comercializadoras.').length).toBeGreaterThan(0)
  expect(screen.getByText('ATR000001001')).toBeDefined()
  failing = false
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
})

test('of a delegated supply a part of the document is shown, and why', async () => {
  open({ delegated: true })
  expect(await screen.findByText('***4567**')).toBeDefined()
  expect(screen.getByText(/^Solo ve una parte del documento/)).toBeDefined()
})

test('a supply that is no longer theirs is said in words', async () => {
  open({ answer: () => ({ code: 'TS01000004' }) })
  expect(await screen.findByText('Este suministro ya no está entre los suyos')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})

test('without a connection the tab says so', async () => {
  const { isGenerator: _, isSelfConsumption: __, idAddress: ___, ...point } = example('SupplyPoint')
  const supply: Supply = {
    ...point,
    name: 'Piso de Santiago',
    icon: 'flat',
    generator: false,
    cau: null,
    delegated: false,
  }
  const contracts = vi.fn<Handler>()
  vi.stubGlobal('fetch', fakeFetch({ 'GET /contracts': contracts }))
  onlineManager.setOnline(false)
  renderScreens({ '/': <ContractsTab supply={supply} /> }, '/')
  expect(await screen.findByText('Sin conexión')).toBeDefined()
  expect(contracts).not.toHaveBeenCalled()
})

test('the sheet of the supply has what an installer asks for, nothing of the holder, and is printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ficha del suministro' }))
  expect(await screen.findByText(/^3,62.kW \(9 ene 2026, 21:15\)$/)).toBeDefined()
  expect(screen.queryByText('12345678Z')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ficha del suministro' })))
})

test('the sheet is shared as text, by the device or else by the clipboard', async () => {
  const user = userEvent.setup()
  open({ point: { ...example('SupplyPoint'), isGenerator: '1' } })
  await user.click(await screen.findByRole('button', { name: 'Ficha del suministro' }))
  await user.click(screen.getByRole('button', { name: 'Compartir' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('CUPS: ES0022007661975321ZM1P\n'))
  const text = await navigator.clipboard.readText()
  expect(text).not.toContain('Máxima demandada')
})
