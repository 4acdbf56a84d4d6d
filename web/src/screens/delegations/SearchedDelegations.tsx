import { plainText } from '@acometida/api-spec/rules/plainText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchText } from '#src/base/useSearchText.ts'
import { type Delegation, otherParty, type Side } from '#src/domain/delegation/delegation.ts'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

type SearchedDelegationsProps = {
  readonly all: readonly Delegation[]
  readonly side: Side
  readonly children: (found: readonly Delegation[]) => ReactNode
}

/** A search over many delegations, by person, address and code. */
export function SearchedDelegations({ all, side, children }: SearchedDelegationsProps) {
  const { t } = useTranslation()
  const [search, find] = useSearchText()
  if (all.length <= MAX_WITHOUT_SEARCH) return children(all)
  const searchText = plainText(search)
  const found = all.filter((delegation) => plainText(wordsOf(delegation, side)).includes(searchText))
  return (
    <Stack gap={8}>
      <SearchField
        label={t('common.search')}
        hint={t('delegations.searchHint')}
        value={search}
        onValue={find}
        found={
          search === ''
            ? t('delegations.count', { count: all.length })
            : t('delegations.found', { count: found.length })
        }
      />
      {found.length > 0 ? (
        children(found)
      ) : (
        <EmptyState
          icon="search"
          title={t('delegations.noMatch', { search })}
          action={<Button onClick={() => find('')}>{t('delegations.showAll')}</Button>}
          text={t('delegations.noMatchText')}
        />
      )}
    </Stack>
  )
}

function wordsOf(delegation: Delegation, side: Side): string {
  const { name, document } = otherParty(delegation, side)
  return `${name} ${document} ${addressLine(delegation.address)} ${delegation.cups}`
}

/** Shorter lists have no search and no file. */
export const MAX_WITHOUT_SEARCH = 6
