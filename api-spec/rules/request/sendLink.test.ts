import { expect, test } from 'vitest'
import { linkProblems } from './sendLink.ts'

const byMail = { category: 'SUMINISTRO', detail: 'CONSUMO', channel: '0', mail: 'lucia@correo.gal' } as const
const bySms = { category: 'SUMINISTRO', detail: 'CONSUMO', channel: '1', sms: '612345678' } as const

test('accepts a complete choice by e-mail (0) or by SMS (1) [CO-029]', () => {
  expect([linkProblems(byMail), linkProblems(bySms)]).toEqual([{}, {}])
})

test('rejects an address that does not have the form of its channel [VA-038 LA-018]', () => {
  expect(linkProblems({ ...byMail, mail: 'lucia' })).toEqual({ mail: 'invalidFormat' })
  expect(linkProblems({ ...bySms, sms: '912345678' })).toEqual({ sms: 'invalidFormat' })
})

test('asks for a category and a detail [VA-039 LA-018]', () => {
  expect(linkProblems({ ...byMail, category: '', detail: '' })).toEqual({
    category: 'select option',
    detail: 'select detail',
  })
})

test('asks only for the address that the channel needs [VA-040]', () => {
  expect(linkProblems({ ...byMail, mail: '' })).toEqual({ mail: 'required' })
  expect(linkProblems({ ...bySms, sms: undefined, mail: '' })).toEqual({ sms: 'required' })
  expect(linkProblems({ ...byMail, sms: 'nonsense' })).toEqual({})
})
