import { paths, requestPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { serverNowMs } from '#src/base/clock.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { useRequest } from '#src/domain/request/requests.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The confirmation of a new request: number, date, and the next step with its deadline. */
export function RaisedPage({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const now = serverNowMs()
  const { data: raised, isLoading } = useRequest(code)
  return (
    <>
      <IconMark icon="success" />
      <PageHeader title={t('newRequest.raised.title')} lead={t('newRequest.raised.lead')} />
      <Card>
        <DescriptionList
          items={[
            { term: t('newRequest.raised.number'), value: <strong>{code}</strong> },
            { term: t('newRequest.raised.day'), value: format.longDate(now) },
            {
              term: t('newRequest.raised.next'),
              value: isLoading ? (
                <Skeleton width="16rem" />
              ) : (
                raised?.next &&
                t('newRequest.raised.term', {
                  date: format.longDate(raised.next.dueMs),
                  time: format.time(raised.next.dueMs),
                })
              ),
            },
          ]}
        />
      </Card>
      <Stack row gap={3}>
        <LinkButton to={requestPath(code)} variant="primary">
          {t('newRequest.raised.see')}
        </LinkButton>
        <Button icon="print" onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      </Stack>
    </>
  )
}

/** The end of a question that was answered without a request. */
export function HelpedPage() {
  const { t } = useTranslation()
  return (
    <>
      <IconMark icon="success" />
      <PageHeader title={t('newRequest.helped.title')} lead={t('newRequest.helped.lead')} />
      <Stack row gap={3}>
        <LinkButton to={paths.supplies} variant="primary">
          {t('newRequest.helped.supplies')}
        </LinkButton>
        <LinkButton to={paths.newRequest}>{t('newRequest.helped.another')}</LinkButton>
      </Stack>
    </>
  )
}
