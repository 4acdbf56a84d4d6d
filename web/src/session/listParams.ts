import type { Filters } from '@acometida/api-spec/generated/filters'
import { hasChannelFilter } from '@acometida/api-spec/rules/roles'
import { config } from '#src/api/config.ts'
import { filterOf } from '#src/api/filterOf.ts'
import type { Session } from './session.store.ts'

/** The key under which each call takes the document of whoever something is of. */
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
/** The lists that an installation may narrow to one channel. */
type ChannelCall = 'listDossiers' | 'listServiceRequests' | 'listSupplyPoints'

/** What a call about the user in view is asked for by: their document, and what narrows it. */
export function ownerParams<Id extends OwnedCall>(
  operation: Id,
  { document }: Pick<Session, 'document'>,
  asked?: Omit<Filters[Id], (typeof OWNER_KEYS)[OwnedCall]>,
): { readonly filter: string } {
  // An object of a computed key has lost which one.
  const owner = { [OWNER_KEYS[operation]]: document === '' ? undefined : document } as Filters[Id]
  return { filter: filterOf<Id>({ ...owner, ...asked }) }
}

/**
 * The same of a list of supplies, dossiers or requests, with the channel where the installation has one and the roles
 * of the caller do not exempt them. Everybody who asks for the same list asks through here, so that they share its
 * answer.
 */
export function listParams<Id extends ChannelCall>(
  operation: Id,
  { roles, document }: Pick<Session, 'roles' | 'document'>,
  asked?: Omit<Filters[Id], (typeof OWNER_KEYS)[OwnedCall] | 'channel'>,
): { readonly filter: string } {
  const channel = hasChannelFilter(roles) ? config().listChannel : ''
  const narrowed = { ...asked, channel: channel === '' ? undefined : channel }
  return ownerParams<ChannelCall>(operation, { document }, narrowed)
}
