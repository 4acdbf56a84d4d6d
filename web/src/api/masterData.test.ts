import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { MasterData, MasterGroup } from './masterData.ts'

/** All of them: a group or key that is left out does not compile. */
const read: { readonly [Group in MasterGroup]: Readonly<Record<MasterData[Group], true>> } = {
  APP_RATING: { REPEAT_DAYS: true },
  CARD_PAYMENT: { OFFLINE: true },
  CONTRACT: { SCREENS_ACTIVE: true },
  PASSWORD: { BRAND_WORDS: true },
  PAYMENT_METHODS: { METHODS: true },
  POPUP_LOGIN: { ACTIVO: true, MENSAJE_POPUP_1: true, MENSAJE_POPUP_2: true },
  SEND_URL: { SUMINISTRO: true, EXPEDIENTE: true, SOLICITUD: true, PAGO: true },
  SERVICE_REQUEST_FILTERS: { FILTERS: true },
}

const folder = join(import.meta.dirname, '../..')

test('names in the page for integrators all master data that the client reads, and no others', () => {
  const page = readFileSync(join(folder, '../docs/real-api.md'), 'utf8')
  const [, section = ''] = /\n## Master data\n([^]*?)\n## /.exec(page) ?? []
  const rows = [...section.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+) \|/gm)]
  const told = rows.map(([, group = '', keys = '']) => [group, [...keys.matchAll(/`(\w+)`/g)].map(([, key]) => key)])
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(read).map(([group, keys]) => [group, Object.keys(keys)])),
  )
})
