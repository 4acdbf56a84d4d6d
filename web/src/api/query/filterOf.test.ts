import { expect, test } from 'vitest'
import { filterOf } from './filterOf.ts'

test('a filter is written by the keys and choices of its operation; another does not compile', () => {
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

test('an empty value is refused, since without it all would be asked for', () => {
  expect(() => filterOf<'listDossiers'>({ docNumber: '' })).toThrow('the filter docNumber has no value')
})
