import { describe, expect, test } from 'vitest'
import { linkDetails, linkPageAt, linkPath, type LinkSubject, missingDetails, outagesPage } from './linkDetails.ts'

const flat: LinkSubject = {
  category: 'SUMINISTRO',
  code: 'ES0022000001234567WY1P',
  name: 'Piso',
  generator: false,
  selfConsumption: false,
}
const dossier: LinkSubject = {
  category: 'EXPEDIENTE',
  code: 'EXP202600001601',
  name: 'Nave',
  panels: ['panel1', 'panel3'],
}
const request: LinkSubject = { category: 'SOLICITUD', code: 'SR20260031', name: 'Baja la tensión' }

describe('the pages of a link', () => {
  test('lists those of the category, and the general ones where no single thing is chosen [VA-041]', () => {
    expect(linkDetails('SUMINISTRO', undefined)).toEqual(['SUMINISTROS'])
    expect(linkDetails('EXPEDIENTE', undefined)).toEqual(['EXPEDIENTES', 'NUEVO_EXPEDIENTE'])
    expect(linkDetails('SOLICITUD', undefined)).toEqual(['SOLICITUDES', 'NUEVA_SOLICITUD'])
    expect(linkDetails('SOLICITUD', request)).toEqual(['SOLICITUD'])
    expect(linkDetails('PAGO', undefined)).toEqual(['PAGO_SIN_REGISTRO'])
  })

  test('lists those of a supply by whether it generates and has a self-consumption code [VA-041]', () => {
    expect(linkDetails('SUMINISTRO', flat)).toEqual(['CONSUMO', 'POTENCIA', 'FACTURAS', 'LECTURAS', 'CORTES'])
    expect(linkDetails('SUMINISTRO', { ...flat, selfConsumption: true })).toContain('EXCEDENTES')
    const plant = { ...flat, generator: true }
    expect(linkDetails('SUMINISTRO', plant)).toEqual(['GENERACION', 'LECTURAS', 'CORTES'])
    expect(missingDetails(plant)).toEqual(['CONSUMO', 'EXCEDENTES', 'POTENCIA', 'FACTURAS'])
  })

  test('lists the open panels of a dossier [VA-041]', () => {
    expect(linkDetails('EXPEDIENTE', dossier)).toEqual(['DATOS', 'PRESUPUESTO'])
    expect(linkDetails('EXPEDIENTE', { ...dossier, panels: ['panel1', 'panel2', 'panel4'] })).toEqual([
      'DATOS',
      'DOCUMENTACION',
      'PAGO_EXPEDIENTE',
    ])
  })
})

test('leads a link to the page of the named thing', () => {
  expect(linkPath('FACTURAS', flat.code)).toBe(`/supplies/detail?supply=${flat.code}&tabValue=4`)
  expect(linkPath('PRESUPUESTO', dossier.code)).toBe('/provisions/detail?dossier=EXP202600001601&panel=panel3')
})

test.each([
  [
    `/supplies/detail?supply=${flat.code}&tabValue=4`,
    { category: 'SUMINISTRO', subject: flat.code, detail: 'FACTURAS' },
  ],
  [
    `/supplies/detail?supply=${flat.code}&tabValue=1`,
    { category: 'SUMINISTRO', subject: flat.code, detail: 'CONSUMO' },
  ],
  ['/supplies', { category: 'SUMINISTRO', subject: '', detail: 'SUMINISTROS' }],
  [
    `/provisions/budget?dossier=${dossier.code}`,
    { category: 'EXPEDIENTE', subject: dossier.code, detail: 'PRESUPUESTO' },
  ],
  [`/requests/detail?request=${request.code}`, { category: 'SOLICITUD', subject: request.code, detail: 'SOLICITUD' }],
])('reads %s as the page %j', (address, page) => {
  expect(linkPageAt(address, [flat, dossier, request])).toEqual(page)
})

test('offers no page without a link, nor for a thing of another customer', () => {
  expect(linkPageAt('/profile', [flat])).toBeUndefined()
  expect(linkPageAt('/supplies/detail?supply=ES0022000009999999XX1P', [flat])).toBeUndefined()
  expect(linkPageAt(`/provisions/job-execution?dossier=${dossier.code}`, [dossier])).toBeUndefined()
})

test('offers the outages of a supply where it belongs to the customer', () => {
  const subjects = [dossier, flat]
  expect(outagesPage(flat.code, subjects)).toEqual({ category: 'SUMINISTRO', subject: flat.code, detail: 'CORTES' })
  for (const other of [undefined, 'ES0022000009999999XX1P', dossier.code])
    expect(outagesPage(other, subjects)).toBeUndefined()
})
