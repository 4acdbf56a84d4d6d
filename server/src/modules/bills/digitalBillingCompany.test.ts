import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('who takes electronic invoices is found by document and by code, in any case [OP-039]', async () => {
  const { get } = await (await testApi()).as('customer')
  const concello = {
    documentNumber: 'P1590101J',
    name: 'Concello de Ponte Nova',
    platform: 'FACE',
    accountingOffice: 'L01159010',
    managingBody: 'L01159010',
    processingUnit: 'L01159010',
  }
  for (const id of ['P1590101J', 'L01159010', 'l01159010'])
    expect((await get(`/digitalBillingCompany/${id}`).expect(200)).body.company).toEqual(concello)
  expect((await get('/digitalBillingCompany/B87654323')).body.company).toMatchObject({
    platform: 'FACEB2B',
    accountingOffice: null,
  })
})

test('an id of nobody who does is answered without a company', async () => {
  const { get } = await (await testApi()).as('customer')
  const response = await get('/digitalBillingCompany/B12345674')
  expect(outcome(response)).toBe('200 0000')
  expect(response.body.company).toBeNull()
})

test('what is no id is refused with what is wrong', async () => {
  const { get } = await (await testApi()).as('customer')
  expect((await get('/digitalBillingCompany/B1').expect(400)).body.violations[0].where).toBe('path/id')
  await get(`/digitalBillingCompany/${encodeURIComponent("B12345' --")}`).expect(400)
})
