import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { masterData } from '#src/db/schema.ts'
import { testApi } from '#src/testing/testApi.ts'
import { breaksPolicy } from './breaksPolicy.service.ts'

test('rejects passwords with a name that the master data list', async () => {
  const { db } = (await testApi()).world()
  const breaks = (password: string) => breaksPolicy({ db }, password, '12345678Z')
  expect([breaks('Acometida#2'), breaks('Luznor#72a')]).toEqual([true, false])
  const row = and(eq(masterData.master, 'PASSWORD'), eq(masterData.key, 'BRAND_WORDS'))
  db.update(masterData).set({ value: 'grupo; luznor' }).where(row).run()
  expect([breaks('Acometida#2'), breaks('Luznor#72a'), breaks('miGRUPO#72')]).toEqual([false, true, true])
})
