import { expect, test } from 'vitest'
import { pageNamedIn } from './namedPage.ts'

const cups = 'ES0022000001234567WY1P'

test.each([
  ['El expediente EXP202600001611 tiene presupuesto.', '/provisions/detail?dossier=EXP202600001611'],
  ['Respuesta a SR20260031', '/requests/detail?request=SR20260031'],
  [`Factura FE202602000001001 de ${cups}`, `/supplies/detail?supply=${cups}&tabValue=4&bill=FE202602000001001`],
  ['Factura FE202602000001001', '/supplies'],
  [`Corte INC20260007 en ${cups}`, `/supplies/detail?supply=${cups}&tabValue=8`],
  ['Corte INC20260007', '/supplies'],
  ['SR20260031 y EXP202600001611', '/requests/detail?request=SR20260031'],
])('links the first code in "%s" to %s', (text, page) => expect(pageNamedIn(text)).toBe(page))

test.each(['', 'Sin código', 'EXP2026', 'XEXP202600001611', 'SR20260031a', 'FERIA', 'INCIDENCIA 20260007'])(
  'finds no code in "%s"',
  (text) => expect(pageNamedIn(text)).toBeUndefined(),
)
