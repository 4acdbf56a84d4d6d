import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import type { Format } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type ManagedUser, useCallCentre, useManaging } from '#src/domain/staff/managedUsers.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { filterOptions } from '#src/ui/form/choice/filterOptions.ts'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { GrantDialog, NewcomerDialog, StatusDialog } from './CallCentreDialogs.tsx'
import { RolesDialog } from './RolesDialog.tsx'

type OpenDialog =
  | { readonly what: 'status' | 'grant' | 'roles'; readonly user: ManagedUser }
  | { readonly what: 'newcomer' }

/** The users of the call centre with status and roles. */
export function CallCentreScreen() {
  const { t } = useLocale()
  const people = useCallCentre()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  return (
    <Page
      width="full"
      title={t('navigation.tabs.callCentreUsers')}
      lead={t('callCentre.lead')}
      actions={
        <Button icon="plus" onClick={() => setDialog({ what: 'newcomer' })}>
          {t('callCentre.add')}
        </Button>
      }
    >
      <QueryGate query={people} skeleton={{ of: 'table', count: 8 }}>
        {(all) => <People all={all} onAsk={setDialog} />}
      </QueryGate>
      {dialog?.what === 'newcomer' && <NewcomerDialog onClose={close} />}
      {dialog?.what === 'status' && <StatusDialog user={dialog.user} onClose={close} />}
      {dialog?.what === 'roles' && <RolesDialog user={dialog.user} onClose={close} />}
      {dialog?.what === 'grant' && (
        <GrantDialog
          user={dialog.user}
          onSingle={() => setDialog({ what: 'roles', user: dialog.user })}
          onClose={close}
        />
      )}
    </Page>
  )
}

const VIEWS = ['all', 'enabled', 'disabled'] as const
type View = (typeof VIEWS)[number]

type PeopleProps = { readonly all: readonly ManagedUser[]; readonly onAsk: (dialog: OpenDialog) => void }

function People({ all, onAsk }: PeopleProps) {
  const { t, format } = useLocale()
  const managing = useManaging()
  const [search, setSearch] = useState('')
  const [view, setView] = useState<View>('all')
  const columns = columnsOf(t, format, (user) =>
    managing(user) === 'self' ? t('callCentre.self') : <Acts user={user} onAsk={onAsk} />,
  )
  const found = useMemo(() => {
    const ofView = all.filter(({ enabled }) => view === 'all' || enabled === (view === 'enabled'))
    return filterOptions(ofView, search, ({ name, username, email }) => `${name} ${username} ${email}`)
  }, [all, search, view])
  return (
    <Stack gap={5}>
      <Stack row justify="between" gap={4}>
        <SearchField
          label={t('callCentre.search')}
          value={search}
          onValue={setSearch}
          found={t('callCentre.found', { count: found.length, number: format.number(found.length) })}
        />
        <SegmentedControl
          label={t('callCentre.state')}
          segments={VIEWS.map((value) => ({ value, label: t(`callCentre.views.${value}`) }))}
          value={view}
          onValue={setView}
        />
      </Stack>
      <DataTable
        key={`${view} ${search}`}
        caption={t('navigation.tabs.callCentreUsers')}
        columns={columns}
        rows={found}
        rowId={({ userId }) => String(userId)}
        pageSize={PAGE}
        columnChoice="callCentre"
        dense
        empty={
          <EmptyState
            icon="search"
            title={t('callCentre.noMatch')}
            action={
              <Button
                onClick={() => {
                  setSearch('')
                  setView('all')
                }}
              >
                {t('callCentre.clear')}
              </Button>
            }
          />
        }
      />
    </Stack>
  )
}

const PAGE = 25

function columnsOf(t: TFunction, format: Format, acts: Column<ManagedUser>['cell']): readonly Column<ManagedUser>[] {
  return [
    { id: 'name', header: t('common.name'), heading: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
    {
      id: 'username',
      header: t('callCentre.username'),
      cell: ({ username }) => username,
      sortBy: ({ username }) => username,
    },
    {
      id: 'roles',
      header: t('roleEditor.roles'),
      cell: ({ roles }) => roles.map((role) => t(`roleEditor.role.${role}.name`)).join(', '),
    },
    {
      id: 'state',
      header: t('callCentre.state'),
      cell: ({ enabled }) => (
        <Tag tone={enabled ? 'success' : 'danger'}>{t(enabled ? 'callCentre.on' : 'callCentre.off')}</Tag>
      ),
    },
    {
      id: 'lastLogin',
      header: t('callCentre.lastLogin'),
      cell: ({ lastLoginOn }) => (lastLoginOn === undefined ? t('callCentre.never') : format.date(lastLoginOn)),
      sortBy: ({ lastLoginOn }) => lastLoginOn ?? '',
    },
    { id: 'acts', header: t('common.actions'), headerHidden: true, cell: acts },
  ]
}

function Acts({ user, onAsk }: { readonly user: ManagedUser; readonly onAsk: PeopleProps['onAsk'] }) {
  const { t } = useLocale()
  const { name, enabled } = user
  const status = enabled ? 'disable' : 'enable'
  return (
    <Stack row gap={2}>
      <Button
        size="small"
        aria-label={t(`callCentre.${status}Name`, { name })}
        onClick={() => onAsk({ what: 'status', user })}
      >
        {t(`callCentre.${status}`)}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('roleEditor.title', { name })}
        onClick={() => onAsk({ what: 'grant', user })}
      >
        {t('roleEditor.roles')}
      </Button>
    </Stack>
  )
}
