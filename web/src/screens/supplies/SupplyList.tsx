import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '#src/base/useSearchText.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { SearchField } from '#src/ui/form/SearchField.tsx'
import { EditSupplyDialog } from './EditSupplyDialog.tsx'
import { SupplyCards } from './SupplyCards.tsx'
import { searchSupplies } from './supplySearch.ts'
import { SupplyTable } from './SupplyTable.tsx'

/** Cards while they are few, and on a phone; a search box and tables once they are many. */
export function SupplyList({ supplies }: { readonly supplies: readonly Supply[] }) {
  const { t } = useTranslation()
  const [search, find] = useSearchText()
  const phone = useMediaQuery(PHONE)
  const [edited, setEdited] = useState<Supply>()

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
  const ownAlone = supplies.every(({ delegated }) => !delegated)

  return (
    <Stack gap={8}>
      {many && (
        <SearchField
          label={t('supplies.search')}
          hint={t('supplies.searchHint')}
          value={search}
          onValue={find}
          found={
            search === ''
              ? t('supplies.count', { count: supplies.length })
              : t('supplies.shown', { count: found.length })
          }
        />
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
      {groups.map(({ title, lead, items }) => {
        const list =
          many && !phone ? (
            <SupplyTable caption={title} supplies={items} onEdit={setEdited} />
          ) : (
            <SupplyCards level={ownAlone ? 2 : 3} supplies={items} onEdit={setEdited} />
          )
        // Whoever has only supplies of their own needs no word for them.
        return ownAlone ? (
          <div key={title}>{list}</div>
        ) : (
          <Section key={title} title={title} lead={lead}>
            {list}
          </Section>
        )
      })}
      {edited && <EditSupplyDialog supply={edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  )
}

const MANY = 6
