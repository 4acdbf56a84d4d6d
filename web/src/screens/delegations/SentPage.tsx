import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Sent } from './draft.ts'
import type { Kind } from './kind.ts'

/** The result of entrusting supplies: newly requested, moved to another last day, or unchanged. */
export function SentPage({ kind, sent }: { readonly kind: Kind; readonly sent: Sent }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { name, created, moved, same } = sent
  const day = format.date(sent.lastDay)
  return (
    <Page width="narrow">
      <PageHeader title={t(created + moved > 0 ? 'delegations.add.sentTitle' : 'delegations.add.unchangedTitle')} />
      <NoteList>
        {created > 0 ? <span>{t('delegations.add.sentAsked', { count: created, name })}</span> : null}
        {moved > 0 ? <span>{t('delegations.add.sentMoved', { count: moved, day })}</span> : null}
        {same > 0 ? <span>{t('delegations.add.sentSame', { count: same })}</span> : null}
      </NoteList>
      <Stack row gap={3}>
        <LinkButton to={`${kind.list}?view=given`} variant="primary">
          {t('delegations.add.seeList')}
        </LinkButton>
        <LinkButton to={kind.add}>{t('delegations.add.another')}</LinkButton>
      </Stack>
    </Page>
  )
}
