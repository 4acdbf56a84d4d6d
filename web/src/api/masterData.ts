import type { MasterDataItem } from './generated/api.ts'
import { filterOf } from './query/filterOf.ts'

/** The master data that the client reads: groups with their keys. docs/real-api.md says what each one does. */
export type MasterData = {
  readonly APP_RATING: 'REPEAT_DAYS'
  readonly CARD_PAYMENT: 'OFFLINE'
  readonly CONTRACT: 'SCREENS_ACTIVE'
  readonly PASSWORD: 'BRAND_WORDS'
  readonly PAYMENT_METHODS: 'METHODS'
  readonly POPUP_LOGIN: 'ACTIVO' | 'MENSAJE_POPUP_1' | 'MENSAJE_POPUP_2'
  readonly SEND_URL: 'SUMINISTRO' | 'EXPEDIENTE' | 'SOLICITUD' | 'PAGO'
  readonly SERVICE_REQUEST_FILTERS: 'FILTERS'
}

export type MasterGroup = keyof MasterData

/** The filter that asks for a group in a language, or for one of its keys: `master::PASSWORD|language::ES`. */
export function masterDataFilter<Group extends MasterGroup>(
  master: Group,
  { language = 'ES', ...more }: { readonly language?: string; readonly key?: MasterData[Group] } = {},
): string {
  return filterOf<'listMasterData'>({ master, language, ...more })
}

/** The value of the first item of a group with the key. */
export function masterValue(items: readonly MasterDataItem[], key: MasterData[MasterGroup]): string | undefined {
  return items.find((item) => item.key === key)?.value
}
