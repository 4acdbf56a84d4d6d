import { useMemo, useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { useSearchText } from '#src/base/useSearchText.ts'
import { useEndingAlerts } from '#src/domain/alert/endAlerts.ts'
import type { SupplyAlert } from '#src/domain/alert/supplyAlerts.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { secondLineOf } from '#src/domain/supply/titles.ts'
import { searchSupplies } from '#src/screens/supplies/supplySearch.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { AlertTag } from './AlertCards.tsx'
import styles from './Alerts.module.css'
import type { AlertsView } from './alerts.type.ts'
import { EndAlertButton, useEndAlerts } from './EndAlertButton.tsx'
import { useAlertTexts } from './useAlertTexts.ts'

/** The alerts of many supplies: searched, chosen, and changed together. */
export function AlertTable(view: AlertsView) {
  const { supplies, alerts, running, onAct, onEdit } = view
  const { t, format } = useLocale()
  const [search, find] = useSearchText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const columns = useColumns(view)
  const matches = search === '' ? supplies : searchSupplies(supplies, search)
  const picked = supplies.filter(({ cups }) => chosen.has(cups))
  const number = format.number(picked.length)
  const end = useEndAlerts()
  const { isEnding } = useEndingAlerts()
  const endable = picked.filter(({ cups }) => alerts.byCups.has(cups) && !isEnding(cups))
  return (
    <Stack gap={4}>
      <SearchField
        label={t('supplies.search')}
        hint={t('supplies.searchHint')}
        value={search}
        onValue={find}
        found={
          search === ''
            ? t('supplies.count', { count: supplies.length })
            : t('supplies.shown', { count: matches.length })
        }
      />
      <DataTable
        caption={t('supplyAlerts.title')}
        columns={columns}
        rows={matches}
        rowId={({ cups }) => cups}
        pageSize={15}
        initialSort={{ columnId: 'name', descending: false }}
        selection={{
          chosen,
          onChosen: setChosen,
          acts: (
            <>
              <Button size="small" icon="bell" aria-disabled={running} onClick={() => onAct(picked, true)}>
                {t('supplyAlerts.bulk.on', { number })}
              </Button>
              <Button size="small" aria-disabled={running} onClick={() => onAct(picked, false)}>
                {t('supplyAlerts.bulk.off', { number })}
              </Button>
              <Button size="small" icon="clock" onClick={() => onEdit(picked)}>
                {t('supplyAlerts.bulk.change', { number })}
              </Button>
              {endable.length > 0 && (
                <Button size="small" aria-disabled={running} onClick={() => running || end(endable)}>
                  {t('supplyAlerts.bulk.end', { number: format.number(endable.length) })}
                </Button>
              )}
            </>
          ),
        }}
        empty={
          <EmptyState
            icon="search"
            title={t('supplies.noMatch.title', { search })}
            action={<Button onClick={() => find('')}>{t('supplies.clearSearch')}</Button>}
            text={t('supplies.noMatch.text')}
          />
        }
      />
    </Stack>
  )
}

function useColumns({ alerts: { byCups }, running, onEdit }: AlertsView): readonly Column<Supply>[] {
  const { t } = useLocale()
  const texts = useAlertTexts()
  return useMemo(() => {
    const rank = (cups: string) => (byCups.get(cups)?.active ? 2 : byCups.has(cups) ? 1 : 0)
    const textOf = (cups: string, say: (alert: SupplyAlert) => string) => {
      const alert = byCups.get(cups)
      return alert ? say(alert) : '–'
    }
    const hours = (id: 'weekdays' | 'special'): Column<Supply> => ({
      id,
      header: t(`alertFields.${id}`),
      cell: ({ cups }) => <span className={styles.hours}>{textOf(cups, (alert) => texts.window(alert[id]))}</span>,
    })
    return [
      {
        id: 'name',
        header: t('supplies.name'),
        heading: true,
        sortBy: ({ title }) => title,
        cell: (supply) => (
          <span className={styles.supply}>
            {supply.title}
            <span className={styles.address}>{secondLineOf(supply)}</span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('supplyAlerts.alert'),
        sortBy: ({ cups }) => rank(cups),
        cell: ({ cups }) => <AlertTag alert={byCups.get(cups)} />,
      },
      {
        id: 'how',
        header: t('supplyAlerts.channel'),
        cell: ({ cups }) => <span className={styles.how}>{textOf(cups, (alert) => texts.how(alert))}</span>,
      },
      hours('weekdays'),
      hours('special'),
      {
        id: 'edit',
        header: t('supplyAlerts.change'),
        headerHidden: true,
        align: 'end',
        cell: (supply) => (
          <span className={styles.acts}>
            {byCups.has(supply.cups) && <EndAlertButton supply={supply} running={running} small />}
            <IconButton
              icon="edit"
              label={t('supplyAlerts.changeFor', { name: supply.title })}
              onClick={() => onEdit([supply])}
            />
          </span>
        ),
      },
    ]
  }, [t, texts, byCups, running, onEdit])
}
