import { useTranslation } from 'react-i18next'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useSamples } from '#src/domain/sample/samples.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** Say what somebody comes here for. */
export function SamplesScreen() {
  const { t } = useTranslation()
  const samples = useSamples()
  return (
    <Page width="narrow" title={t('samples.title')} lead={t('samples.lead')}>
      <QueryGate query={samples} skeleton={{ of: 'table', count: 6 }}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('samples.empty')} />
          ) : (
            <ul>
              {all.map(({ id }) => (
                <li key={id}>{id}</li>
              ))}
            </ul>
          )
        }
      </QueryGate>
    </Page>
  )
}
