import { provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { serverNowMs } from '#src/base/clock.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOpenDossier } from '#src/domain/dossier/form/openDossier.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The confirmation after sending: code, date, and the next step with its deadline. */
export function SentPage({ code }: { readonly code: string }) {
  const { t, format } = useLocale()
  const { data } = useOpenDossier(code)
  const isIncomplete = data !== undefined && data.missing.length > 0
  return (
    <>
      <IconMark icon="success" />
      <PageHeader title={t('dossierForm.sent.title')} lead={t('dossierForm.sent.lead')} />
      <Card>
        <DescriptionList
          items={[
            { term: t('dossierForm.sent.code'), value: <strong>{code}</strong> },
            { term: t('dossierForm.sent.day'), value: format.longDate(serverNowMs()) },
            {
              term: t('dossierForm.sent.next'),
              value: t(isIncomplete ? 'dossierForm.sent.documents' : 'dossierForm.sent.review'),
            },
            ...(data?.dueOn ? [{ term: t('dossierForm.sent.due'), value: format.longDate(data.dueOn) }] : []),
          ]}
        />
      </Card>
      <Stack row gap={3}>
        <LinkButton to={provisionPath(code, isIncomplete ? 'panel2' : 'panel1')} variant="primary">
          {t('newDossier.edit.follow')}
        </LinkButton>
        <Button icon="print" onClick={() => window.print()}>
          {t('dossierForm.sent.print')}
        </Button>
      </Stack>
    </>
  )
}
