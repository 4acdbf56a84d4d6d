import { type FilterValue, printFilter } from '@acometida/api-spec/rules/filter'
import { hasChannelFilter } from '@acometida/api-spec/rules/roles'
import { config } from '#src/api/config.ts'
import type { Session } from './session.store.ts'

/** How calls name the document of whoever something is of: each has its own word. */
type OwnerKey = 'documentNumber' | 'docNumber' | 'docId'
type Asked = Readonly<Record<string, FilterValue | undefined>>

/**
 * What a call about the user in view is asked for by: their document, under the key that the call has for it, and what
 * narrows it.
 */
export function ownerParams(
  { document }: Pick<Session, 'document'>,
  owner: OwnerKey,
  asked: Asked = {},
): { readonly filter: string } {
  return { filter: printFilter({ [owner]: document === '' ? undefined : document, ...asked }) }
}

/**
 * The same of a list of supplies, dossiers or requests, with the channel where the installation has one and the roles
 * of the caller do not exempt them. Everybody who asks for the same list asks through here, so that they share its
 * answer.
 */
export function listParams(
  { roles, document }: Pick<Session, 'roles' | 'document'>,
  owner: OwnerKey,
  asked: Asked = {},
): { readonly filter: string } {
  const channel = hasChannelFilter(roles) ? config().listChannel : ''
  return ownerParams({ document }, owner, { ...asked, channel: channel === '' ? undefined : channel })
}
