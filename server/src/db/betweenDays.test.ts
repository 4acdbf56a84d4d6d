import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointOf } from '#src/testing/points.ts'
import { testApi } from '#src/testing/testApi.ts'

test('answers ranges of days to the end of the calendar', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const { cups } = pointOf(api, 1)
  const outages = (days: Record<string, string>) =>
    customer.get(pathWithFilter('/listPowerSupplyFacilities', { cups, ...days }))
  const { body } = await outages({ fromDate: '0001-01-01', toDate: '9999-12-31' }).expect(200)
  expect(body.incidenceList.length).toBeGreaterThan(0)
  await outages({ fromDate: '0000-01-01' }).expect(400)
  const staff = await api.as('agent')
  await staff.get(pathWithFilter('/userRoles', 'document::12345678Z|lastLoginTo::31/12/9999')).expect(200)
})
