import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Format } from '#src/base/format.ts'
import { useEntryState } from '#src/base/useEntryState.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import {
  filterIn,
  type ManagedUser,
  NO_FILTER,
  type UserFilter,
  USERS_A_PAGE,
  useManagedUsers,
  useManaging,
} from '#src/domain/staff/managedUsers.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { RolesDialog } from './RolesDialog.tsx'
import { UserFilterForm } from './UserFilterForm.tsx'

/** The users of the area: found by document, e-mail or dates, with their roles, and deleted. */
export function UsersScreen() {
  const { t } = useLocale()
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const filter = filterIn(state)
  const find = (next: UserFilter) => void navigate(paths.users, { state: { filter: next } })
  return (
    <Page width="full" title={t('navigation.tabs.users')} lead={t('users.lead')}>
      <UserFilterForm key={`form ${key}`} filter={filter ?? NO_FILTER} onFind={find} />
      {filter ? (
        <Results key={key} filter={filter} />
      ) : (
        <EmptyState icon="users" title={t('users.idle')} text={t('users.idleText')} />
      )}
    </Page>
  )
}

interface OpenDialog {
  readonly what: 'roles' | 'delete'
  readonly user: ManagedUser
}

function Results({ filter }: { readonly filter: UserFilter }) {
  const { t, format } = useLocale()
  const managing = useManaging()
  const [page, setPage] = useEntryState('page', () => 0)
  const [dialog, setDialog] = useState<OpenDialog>()
  const users = useManagedUsers(filter, page)
  const close = () => setDialog(undefined)
  const refetch = () => void users.refetch()
  const columns = columnsOf(t, format, (user) => {
    const permission = managing(user)
    return permission === 'may' ? <Acts user={user} onAsk={setDialog} /> : t(`users.why.${permission}`)
  })
  return (
    <>
      <QueryGate query={users} skeleton={{ of: 'table', count: 8 }}>
        {({ count, people }) =>
          count === 0 ? (
            <div aria-live="polite">
              <EmptyState icon="search" title={t('users.none')} text={t('users.noneText')} />
            </div>
          ) : (
            <Section
              title={t('users.results')}
              lead={<output>{t('users.found', { count, number: format.number(count) })}</output>}
            >
              <DataTable
                caption={t('users.table')}
                columns={columns}
                rows={people}
                rowId={({ userId }) => String(userId)}
                paging={{ total: count, pageSize: USERS_A_PAGE, page, onPage: setPage }}
                columnChoice="users"
                csvName={t('users.fileName')}
                dense
              />
            </Section>
          )
        }
      </QueryGate>
      {dialog?.what === 'roles' && <RolesDialog user={dialog.user} onGone={refetch} onClose={close} />}
      {dialog?.what === 'delete' && <DeleteUserDialog user={dialog.user} onGone={refetch} onClose={close} />}
    </>
  )
}

function columnsOf(t: TFunction, format: Format, acts: Column<ManagedUser>['cell']): readonly Column<ManagedUser>[] {
  const rolesOf = ({ roles }: ManagedUser) => roles.map((role) => t(`roleEditor.role.${role}.name`)).join(', ')
  const stateOf = ({ enabled }: ManagedUser) => t(enabled ? 'users.on' : 'users.off')
  const day = (date: string | undefined, missing: string) => (date === undefined ? missing : format.date(date))
  return [
    { id: 'name', header: t('common.name'), heading: true, cell: ({ name }) => name },
    { id: 'document', header: t('common.document'), cell: ({ username }) => username },
    {
      id: 'email',
      header: t('users.email'),
      cell: ({ email }) => email,
      csv: ({ email }) => email,
    },
    { id: 'roles', header: t('roleEditor.roles'), cell: rolesOf },
    {
      id: 'registered',
      header: t('users.registered'),
      cell: ({ registeredOn }) => day(registeredOn, t('users.unknown')),
    },
    { id: 'lastLogin', header: t('users.lastLogin'), cell: ({ lastLoginOn }) => day(lastLoginOn, t('users.never')) },
    {
      id: 'state',
      header: t('users.state'),
      cell: (user) => <Tag tone={user.enabled ? 'success' : 'danger'}>{stateOf(user)}</Tag>,
      csv: stateOf,
    },
    { id: 'acts', header: t('common.actions'), headerHidden: true, cell: acts },
  ]
}

function Acts({ user, onAsk }: { readonly user: ManagedUser; readonly onAsk: (dialog: OpenDialog) => void }) {
  const { t } = useLocale()
  const { name } = user
  return (
    <Stack row gap={2}>
      <Button size="small" aria-label={t('roleEditor.title', { name })} onClick={() => onAsk({ what: 'roles', user })}>
        {t('roleEditor.roles')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon="trash"
        aria-label={t('users.deleteName', { name })}
        onClick={() => onAsk({ what: 'delete', user })}
      >
        {t('users.delete')}
      </Button>
    </Stack>
  )
}
