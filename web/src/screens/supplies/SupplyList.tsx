import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Supply } from '#src/supply/useSupplies.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { EditSupplyDialog } from './EditSupplyDialog.tsx'
import { SupplyCard } from './SupplyCard.tsx'
import { searchSupplies } from './supplySearch.ts'
import { SupplyTable } from './SupplyTable.tsx'
import styles from './SupplyList.module.css'

/** Cards while they are few; a search box and tables once they are many. */
export function SupplyList({ supplies }: { readonly supplies: readonly Supply[] }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const [edited, setEdited] = useState<Supply>()
  const search = query.get('search') ?? ''
  const find = (text: string) => setQuery(text === '' ? {} : { search: text }, { replace: true })

  if (supplies.length === 0) {
    return (
      <EmptyState icon="meter" title={t('supplies.empty.title')}>
        <p>{t('supplies.empty.text')}</p>
        <p>{t('supplies.empty.tip')}</p>
      </EmptyState>
    )
  }

  const many = supplies.length > MANY
  const found = many && search !== '' ? searchSupplies(supplies, search) : supplies
  const groups = [
    { title: t('supplies.ownTitle'), lead: undefined, items: found.filter(({ delegated }) => !delegated) },
    {
      title: t('supplies.delegatedTitle'),
      lead: t('supplies.delegatedLead'),
      items: found.filter(({ delegated }) => delegated),
    },
  ].filter(({ items }) => items.length > 0)

  return (
    <Stack gap={8}>
      {many && (
        <div className={styles.search}>
          <TextField
            label={t('supplies.search')}
            hint={t('supplies.searchHint')}
            name="search"
            type="search"
            icon="search"
            autoComplete="off"
            spellCheck={false}
            value={search}
            onValue={find}
          />
          <p className={styles.count} aria-live="polite">
            {search === ''
              ? t('supplies.count', { count: supplies.length })
              : t('supplies.shown', { count: found.length })}
          </p>
        </div>
      )}
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title={t('supplies.noMatch.title', { search })}
          action={<Button onClick={() => find('')}>{t('supplies.clearSearch')}</Button>}
        >
          {t('supplies.noMatch.text')}
        </EmptyState>
      )}
      {groups.map(({ title, lead, items }) => (
        <Section key={title} title={title} lead={lead}>
          {many ? (
            <SupplyTable caption={title} supplies={items} onEdit={setEdited} />
          ) : (
            <ul className={styles.cards}>
              {items.map((supply) => (
                <li key={supply.cups}>
                  <SupplyCard supply={supply} onEdit={setEdited} />
                </li>
              ))}
            </ul>
          )}
        </Section>
      ))}
      {edited && <EditSupplyDialog supply={edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  )
}

const MANY = 6
