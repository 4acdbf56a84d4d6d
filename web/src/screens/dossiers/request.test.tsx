import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DossierDetail, DossierForm } from '#src/api/generated/api.ts'
import { dossierDetailIn } from '#src/testing/dossierIn.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { DossierStepScreen } from './DossierStepScreen.tsx'

afterEach(() => vi.unstubAllGlobals())

const code = 'EXP202600000101'
const { form: flat } = dossierDetailIn('registered')

/** Opens the request of a dossier as a page. Returns its terms and values. */
async function readBack(form: DossierForm, summary: Partial<DossierDetail['summary']> = {}) {
  const dossier = dossierDetailIn('open', { form, summary: { type: form.type, ...summary } })
  vi.stubGlobal('fetch', fakeFetch({ [`GET /dossiers/${code}`]: () => ({ content: { dossier } }) }))
  const { unmount } = renderScreens(
    { [paths.provisionData]: <DossierStepScreen /> },
    `${paths.provisionData}?dossier=${code}`,
  )
  const terms = await screen.findAllByRole('term')
  const said = Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
  unmount()
  return said
}

test('reads back everything in the form of a connection and leaves out what is not there', async () => {
  const said = await readBack({
    ...flat,
    cadastre: { referenciaCatastral: '9872023VH5797S0001WX' },
    coordinates: { x: 523_000, y: 4_676_000, huso: 29 },
    digitalInvoice: true,
    billingEmail: 'facturas@correo.gal',
    contacts: [{ name: 'Breogán, S. L.', telephone: '981200300' }],
  })
  expect(said).toMatchObject({
    'Qué se necesita': 'Un nuevo suministro',
    Dónde: 'Rúa da Raíña, 53, 27001 Lugo',
    'Referencia catastral': '9872023VH5797S0001WX',
    Coordenadas: 'X 523.000, Y 4.676.000, huso 29',
    Instalación: 'Monofásica',
    'Hasta la línea más cercana': '15 m',
    'Suelo urbanizado': 'Sí',
    'Teléfono y correo': '618126175, lucia.ferreiro@correo.gal',
    'Factura electrónica': 'Sí, facturas@correo.gal',
    Contactos: 'Breogán, S. L. (981200300)',
  })
  expect(said).not.toHaveProperty('CUPS')
  expect(said).not.toHaveProperty('Cartas a')
  expect(said).not.toHaveProperty('Tecnología')
})

test('reads back the supply of a change and the storage of a generator', async () => {
  const change = await readBack({
    ...flat,
    type: 'DOSTYP003',
    technicalData: {
      requestedPowerKw: 10,
      voltage: 'BT',
      phases: 3,
      urbanisedGround: false,
      cups: 'ES0022007661975321ZM1P',
    },
  })
  expect(change).toMatchObject({ CUPS: 'ES0022007661975321ZM1P', Instalación: 'Trifásica', 'Suelo urbanizado': 'No' })
  const newGeneration = { installedPowerKw: 50, selfConsumption: 'NONE' as const, withSurplus: true, storageKwh: 12.5 }
  const generator = await readBack(
    { ...flat, type: 'DOSTYP002', subtype: 'DOSSUB001', newGeneration },
    { subtype: 'DOSSUB001', technology: 'PHOTOVOLTAIC' },
  )
  expect(generator).toMatchObject({ Tecnología: 'Fotovoltaica', Almacenamiento: '12,50 kWh' })
})
