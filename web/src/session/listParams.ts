import type { Filters } from '@acometida/api-spec/generated/filters'
import { hasChannelFilter } from '@acometida/api-spec/rules/person/roles'
import { config } from '#src/api/config.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import type { Session } from './tokens/session.store.ts'

/** The filter key for the owner's document, by operation. */
const OWNER_KEYS = {
  getDossier: 'docNumber',
  listAlerts: 'docId',
  listDossierBills: 'documentNumber',
  listDossiers: 'docNumber',
  listServiceRequests: 'documentNumber',
  listServiceRequestsComments: 'documentNumber',
  listSupplyPoints: 'documentNumber',
} as const satisfies { readonly [Id in keyof Filters]?: keyof Filters[Id] }

type OwnedCall = keyof typeof OWNER_KEYS
/** The lists that an installation may filter by channel. */
type ChannelCall = 'listDossiers' | 'listServiceRequests' | 'listSupplyPoints'

/**
 * The parameters of a call about the effective user: their document and further filters, as in
 * `documentNumber::12345678Z`.
 */
export function ownerParams<Id extends OwnedCall>(
  operation: Id,
  { document }: Pick<Session, 'document'>,
  filters?: Omit<Filters[Id], (typeof OWNER_KEYS)[OwnedCall]>,
): { readonly filter: string } {
  // An object with a computed key has lost which key it is.
  const owner = { [OWNER_KEYS[operation]]: document === '' ? undefined : document } as Filters[Id]
  return { filter: filterOf<Id>({ ...owner, ...filters }) }
}

/**
 * The parameters of a list of supplies, dossiers or requests, with the installation's channel unless the caller's roles
 * are exempt. All readers of a list use it, so that they share the cached answer.
 */
export function listParams<Id extends ChannelCall>(
  operation: Id,
  { roles, document }: Pick<Session, 'roles' | 'document'>,
  filters?: Omit<Filters[Id], (typeof OWNER_KEYS)[OwnedCall] | 'channel'>,
): { readonly filter: string } {
  const channel = hasChannelFilter(roles) ? config().listChannel : ''
  const narrowed = { ...filters, channel: channel === '' ? undefined : channel }
  return ownerParams<ChannelCall>(operation, { document }, narrowed)
}
