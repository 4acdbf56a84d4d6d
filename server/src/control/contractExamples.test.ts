import { operations } from '@acometida/api-spec/generated/operations'
import { example, exampleCall } from '@acometida/api-spec/operations/example.ts'
import { expect, test } from 'vitest'
import type { OperationId } from '#src/core/operation.ts'
import { testApi } from '#src/testing/testApi.ts'

/** Calls whose answers of the seeded server are the contract's examples, by caller. */
const answeredAlike: Readonly<Record<string, readonly OperationId[]>> = {
  customer: [
    'getUser',
    'listSupplyPoints',
    'listAlerts',
    'listCardPayments',
    'listConsumptions',
    'listMaxPowerDemanded',
    'findInvoiceDocument',
    'getCoverage',
    'checkScale',
    'validateCoordinates',
    'calculatePower',
    'updateUser',
    'saveAlerts',
    'changeAlert',
    'deleteAlerts',
    'checkRtp',
    'findDigitalBillingCompany',
    'getContentItem',
    'getAppVersion',
    'listInterruptions',
    'findCustomers',
    'openUrlMessage',
  ],
  administrator: ['searchUsers', 'searchUserByParam', 'getUserRoles', 'listUserRoles', 'setCallCentreStatus'],
}

test.each(Object.entries(answeredAlike).flatMap(([persona, ids]) => ids.map((id) => [id, persona] as const)))(
  'answers with the example of %s to the %s',
  async (id, persona) => {
    const { path, body } = exampleCall(id)
    const { method } = operations[id]
    const client = await (await testApi()).as(persona)
    const answer = await client.call(method, path, body)
    expect(answer.body).toEqual(example(id))
  },
)

test('answers with the bills, readings and billing periods of the examples as the newest', async () => {
  const { get } = await (await testApi()).as('customer')
  const bodyOf = async (id: OperationId) => (await get(exampleCall(id).path)).body
  const newest = (items: readonly unknown[]) => items.slice(0, 2)
  expect(newest((await bodyOf('listBills')).bills.items)).toEqual(example('listBills').bills.items)
  expect(newest((await bodyOf('listMeterReadings')).meterReadings.items)).toEqual(
    example('listMeterReadings').meterReadings.items,
  )
  expect(newest((await bodyOf('listBillingPeriods')).billingPeriods.items)).toEqual(
    example('listBillingPeriods').billingPeriods.items,
  )
})
