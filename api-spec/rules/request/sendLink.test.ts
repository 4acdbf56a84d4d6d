import { expect, test } from 'vitest'
import { linkProblems } from './sendLink.ts'

const byMail = { category: 'SUMINISTRO', detail: 'CONSUMO', channel: '0', mail: 'lucia@correo.gal' } as const
const bySms = { category: 'SUMINISTRO', detail: 'CONSUMO', channel: '1', sms: '612345678' } as const

test('a whole choice has no problem, by e-mail (0) or by SMS (1) [CO-029]', () => {
  expect([linkProblems(byMail), linkProblems(bySms)]).toEqual([{}, {}])
})

test('the address has to have the form of its channel [VA-038 LA-018]', () => {
  expect(linkProblems({ ...byMail, mail: 'lucia' })).toEqual({ mail: 'invalidFormat' })
  expect(linkProblems({ ...bySms, sms: '912345678' })).toEqual({ sms: 'invalidFormat' })
})

test('category and detail have to be chosen [VA-039 LA-018]', () => {
  expect(linkProblems({ ...byMail, category: '', detail: '' })).toEqual({
    category: 'select option',
    detail: 'select detail',
  })
})

test('what the channel needs is asked for, and only that [VA-040]', () => {
  expect(linkProblems({ ...byMail, mail: '' })).toEqual({ mail: 'required' })
  expect(linkProblems({ ...bySms, sms: undefined, mail: '' })).toEqual({ sms: 'required' })
  expect(linkProblems({ ...byMail, sms: 'nonsense' })).toEqual({})
})
