import { type FilterValue, printFilter } from '@acometida/api-spec/rules/filter'
import { hasChannelFilter } from '@acometida/api-spec/rules/roles'
import { config } from '#src/api/config.ts'
import type { Session } from './session.store.ts'

/**
 * What a list of supplies, dossiers or requests is asked for by: whatever narrows it, and the channel where the installation has
 * one and the roles of the caller do not exempt them. Undefined where nothing narrows it. Everybody who asks for the same list asks
 * through here, so that they share its answer.
 */
export function listParams(
  { roles }: Pick<Session, 'roles'>,
  asked: Readonly<Record<string, FilterValue>> = {},
): { readonly filter: string } | undefined {
  const channel = hasChannelFilter(roles) ? config().listChannel : ''
  const filter = printFilter({ ...asked, channel: channel === '' ? undefined : channel })
  return filter === '' ? undefined : { filter }
}
