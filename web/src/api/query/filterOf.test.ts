import { expect, test } from 'vitest'
import { filterOf } from './filterOf.ts'

test('writes a filter by the keys and choices of its operation, and rejects others at compile time', () => {
  expect(filterOf<'listCardPayments'>({ order: 'A', status: 'PAID', requestTimestamp: ['01/03/26', '02/03/26'] })).toBe(
    'order::A|status::PAID|requestTimestamp~~01/03/26,02/03/26',
  )
  expect(filterOf<'listCardPayments'>({ order: undefined })).toBe('')
  // @ts-expect-error -- a misspelt key
  filterOf<'listCardPayments'>({ ordr: 'A' })
  // @ts-expect-error -- an unknown choice
  filterOf<'listCardPayments'>({ status: 'DONE' })
  // @ts-expect-error -- a required key is missing
  filterOf<'listPushNotifications'>({ lang: 'es' })
  // @ts-expect-error -- a missing operation
  filterOf({ order: 'A' })
})

test('rejects an empty value, which would ask for everything', () => {
  expect(() => filterOf<'listDossiers'>({ docNumber: '' })).toThrow('the filter docNumber has no value')
})
