import { useTranslation } from 'react-i18next'
import type { Changed } from '#src/domain/delegation/changeDelegations.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'

/** The result of changing several delegations: how many were done, and which were not and why. */
export function ChangeResult({ changed, to }: { readonly changed: Changed; readonly to: 'C' | 'R' }) {
  const { t } = useTranslation()
  const { done, inTheWay } = changed
  const title = t(`delegations.changed.${to}`, { count: done.length })
  if (inTheWay.length === 0) return <Banner tone="success" title={title} />
  return (
    <Banner tone={done.length === 0 ? 'error' : 'warning'} title={title}>
      <p>{t('delegations.changed.inTheWay', { count: inTheWay.length })}</p>
      <NoteList>
        {inTheWay.map(({ delegation, why }) => (
          <span key={delegation.id}>
            {delegation.address.street} ({delegation.holder.name}): {t(`delegations.why.${why}`)}
          </span>
        ))}
      </NoteList>
    </Banner>
  )
}
