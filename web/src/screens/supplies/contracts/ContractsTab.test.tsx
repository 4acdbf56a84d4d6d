import { example } from '@acometida/api-spec/operations/example.ts'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { maxPowerAnswer } from '#src/testing/answers/maxPowerAnswer.ts'
import { shownSupply } from '#src/testing/answers/shownSupply.ts'
import { drawSupply } from '#src/testing/drawSupply.tsx'
import { expectOffline } from '#src/testing/expectOffline.ts'
import type { Answer, Handler } from '#src/testing/fakeFetch.ts'
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
  const handlers = {
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
  }
  const view = drawSupply('&tabValue=7', handlers, point)
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

test('shows the contract, and retailers and powers on one timeline', async () => {
  const { codes } = open()
  expect(await screen.findByText('ATR000001001')).toBeDefined()
  expect(screen.getByText('12345678Z')).toBeDefined()
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(codes()).toEqual(['01', '02', '03'])
  expect(screen.getByRole('tab', { name: 'Contrato', selected: true })).toBeDefined()
  const [, ...rows] = await table()
  expect(rows).toHaveLength(4)
  expect(rows[0]).toContain('Luz do Atlántico, S. L.')
  expect(rows[3]).toContain('4,60')
})

test('asks only for the powers when the utility shows nothing else', async () => {
  const { codes } = open({ shows: 'POTENCIA' })
  expect((await screen.findAllByText('Desde el 1 jun 2021 ha tenido 2 potencias.')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Contrato en vigor')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Potencias contratadas' })).toBeTruthy()
  expect(codes()).toEqual(['02'])
})

test('hides the tab when the utility shows no contracts and explains a link to it', async () => {
  const { contracts } = open({ shows: '' })
  expect(await screen.findByText('Los contratos no se pueden consultar ahora')).toBeDefined()
  expect(screen.queryByRole('tab', { name: 'Contrato' })).toBeNull()
  expect(contracts).not.toHaveBeenCalled()
})

test('reports a failed call beside the other results and lets the user retry', async () => {
  let failing = true
  open({ answer: (code) => (failing && code === '02' ? { code: 'XXX', status: 400 } : undefined) })
  expect(await screen.findByText('No hemos podido leer toda la historia: falta una parte.')).toBeDefined()
  expect(screen.getAllByText('Desde el 1 jun 2021 ha tenido 2 comercializadoras.').length).toBeGreaterThan(0)
  expect(screen.getByText('ATR000001001')).toBeDefined()
  failing = false
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
})

test('shows part of the document of a delegated supply and says why', async () => {
  open({ delegated: true })
  expect(await screen.findByText('***4567**')).toBeDefined()
  expect(screen.getByText(/^Solo ve una parte del documento/)).toBeDefined()
})

test("says that the supply is no longer the user's", async () => {
  open({ answer: () => ({ code: 'TS01000004' }) })
  expect(await screen.findByText('Este suministro ya no está entre los suyos')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})

test('says that there is no connection and makes no call', async () => {
  await expectOffline(<ContractsTab supply={shownSupply()} />, 'GET /contracts')
})

test("prints the sheet for an installer without the holder's document", async () => {
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

test('copies the sheet as text when the device cannot share', async () => {
  const user = userEvent.setup()
  open({ point: { ...example('SupplyPoint'), isGenerator: '1' } })
  await user.click(await screen.findByRole('button', { name: 'Ficha del suministro' }))
  await user.click(screen.getByRole('button', { name: 'Compartir' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('CUPS: ES0022007661975321ZM1P\n'))
  const text = await navigator.clipboard.readText()
  expect(text).not.toContain('Máxima demandada')
})
