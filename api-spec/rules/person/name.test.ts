import { expect, test } from 'vitest'
import { isName, maskName } from './name.ts'

test.each([
  '',
  'Uxía',
  'María José',
  'Núñez-Cid O’Shea',
  'J. M.ª Pérez',
  'Panadería Souto, S.L.',
  'Comunidad de Propietarios C/ Real, 5, 2.º B',
  'A. B. C. Electricidad S. Coop. Galega',
  'Casa 👨‍👩‍👧',
  'Nave 2.5',
  'Fco.Javier',
  'FCO.JAVIER LÓPEZ',
  'Mª.Carmen',
  'mª.carmen',
  'J.Luis',
  'Talleres J.M.Pérez, S.L.',
  'TALLERES J.M.PEREZ SL',
  'Hnos.García, S.Coop.Galega',
  'Ntra.Sra.del Carmen',
  'Avda.Galicia, 5',
])('accepts %j as a name', (text) => expect(isName(text)).toBe(true))

test.each([
  'Uxía\n\nSu contrato caduca hoy',
  'Uxía\r',
  'Uxía\u2028Hola',
  'Uxía\u0000',
  'Ux\u200Bía',
  '\u202Eaíxu',
  'https://evil.example',
  'Entre en http://1.2.3.4',
  'evil.com',
  'www.evil.com/a',
  'EVIL.COM',
  'a.gal',
  'Fco.com',
  'J.M.com',
  'a.b.evil.com',
  'T.co',
  'Ma.es',
  'Fco.Javier.evil.com',
  'evil.yoga',
  'Javier.Fco',
  'evil。com',
  'уφа.рф',
  'soporte@evil.example',
  'soporte＠evil',
])('rejects %j as a name', (text) => expect(isName(text)).toBe(false))

test('shows only the first letter of each word of a masked name', () => {
  expect(maskName('Uxía')).toBe('U***')
  expect(maskName('Ñandú  Lorenzo Cid')).toBe('Ñ*** L*** C***')
  expect(maskName('')).toBe('')
})
