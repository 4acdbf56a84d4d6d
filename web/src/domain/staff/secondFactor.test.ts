import { expect, test } from 'vitest'
import type { FoundPerson } from './foundPeople.ts'
import { factorActs, factorChange } from './secondFactor.ts'

function person(on: boolean, multiFactorMandatory: boolean): FoundPerson {
  const who = { userId: 19, document: '12345678Z', name: 'Lucía Ferreiro', firstName: 'Lucía', surname: 'Ferreiro' }
  const reach = { email: 'lucia@correo.gal', phone: '612345678', language: 'es' } as const
  const account = { roles: ['US_USER'], enabled: true, gdprAccepted: true } as const
  return { ...who, ...reach, ...account, multiFactor: { on, channel: 'email', phone: '' }, multiFactorMandatory }
}

test('offers no way to turn off a mandatory factor', () => {
  expect(factorActs(person(true, true))).toEqual(['release', 'reset', 'phone'])
  expect(factorActs(person(false, true))).toEqual(['release'])
  expect(factorActs(person(true, false))).toEqual(['require', 'reset', 'off', 'phone'])
  expect(factorActs(person(false, false))).toEqual(['require'])
})

test('changes one thing by each act, and names the document', () => {
  const documentNumber = '12345678Z'
  const sent = (act: Parameters<typeof factorChange>[1]) => factorChange('12345678z', act, '698 765 432')
  expect(sent('require')).toEqual({ mfaMandatory: 'S', documentNumber })
  expect(sent('release')).toEqual({ mfaMandatory: 'N', documentNumber })
  expect(sent('reset')).toEqual({ mfaReset: true, documentNumber })
  expect(sent('off')).toEqual({ mfaEnabled: 'N', documentNumber })
  expect(sent('phone')).toEqual({ mfaChanel: 'sms', mfaPhone: '698765432', documentNumber })
})
