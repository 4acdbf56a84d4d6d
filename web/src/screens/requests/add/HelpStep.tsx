import { useTranslation } from 'react-i18next'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { groupDossiers } from '#src/domain/dossier/dossier.ts'
import { useDossiers } from '#src/domain/dossier/dossiers.ts'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { LiveFact } from './LiveFact.tsx'
import { HELPED_PATH, type StepProps } from './requestDraft.ts'
import { suggestionOf } from './suggestion.ts'

/** The step of immediate help, so that nobody waits two days for existing information; and whether it was enough. */
export function HelpStep({ wizard: { draft, goTo, pathOf } }: StepProps) {
  const { t } = useTranslation()
  const supplies = useSupplies().data ?? []
  const suggestion = suggestionOf(draft.matter)
  if (!suggestion) return null
  const { kind, path, ofSupply, ofDossier } = suggestion
  return (
    <>
      <PageHeader
        title={t('newRequest.help.title')}
        lead={t(`newRequest.help.${kind}.text`)}
        back={{ to: pathOf('what'), label: t('newRequest.step.what') }}
      />
      <Card title={t(`newRequest.help.${kind}.title`)}>
        <Stack gap={2}>
          {path !== undefined && <LinkButton to={path}>{t(`newRequest.help.${kind}.act`)}</LinkButton>}
          {ofSupply &&
            supplies.slice(0, MAX_LISTED).map((supply) => (
              <Stack key={supply.cups} gap={1}>
                <LinkButton to={ofSupply(supply.cups)} iconEnd="arrowRight">
                  {t('newRequest.help.ofSupply', { act: t(`newRequest.help.${kind}.act`), name: supply.name })}
                </LinkButton>
                <LiveFact kind={kind} supply={supply} />
              </Stack>
            ))}
          {ofDossier && <OwnDossiers pathOf={ofDossier} />}
        </Stack>
      </Card>
      <Card title={t('newRequest.help.enough')}>
        <Stack row gap={3}>
          <LinkButton to={HELPED_PATH}>{t('newRequest.help.yes')}</LinkButton>
          <Button variant="primary" onClick={() => goTo('where', { goesOn: true })}>
            {t('newRequest.help.no')}
          </Button>
        </Stack>
      </Card>
    </>
  )
}

/** The dossiers that need the customer first, and current ones before ended ones. */
function OwnDossiers({ pathOf }: { readonly pathOf: (code: string) => string }) {
  const { t } = useTranslation()
  const { data } = useDossiers()
  const { yours, drafts, ours, ended } = groupDossiers(data ?? [])
  const shown = [...yours, ...ours, ...drafts, ...ended].slice(0, MAX_LISTED)
  const act = t('newRequest.help.dossiers.act')
  const hasNone = data?.length === 0
  return (
    <>
      {shown.map((dossier) => {
        const { code } = dossier
        const name = yours.includes(dossier)
          ? t('newRequest.help.dossiers.yours', { name: dossier.name })
          : dossier.name
        return (
          <LinkButton key={code} to={pathOf(code)} iconEnd="arrowRight">
            {t('newRequest.help.ofSupply', { act, name })}
          </LinkButton>
        )
      })}
      <LinkButton to={hasNone ? paths.bindProvision : paths.provisions} variant="quiet">
        {t(hasNone ? 'newRequest.help.dossiers.bind' : 'newRequest.help.dossiers.all')}
      </LinkButton>
    </>
  )
}

/** The full list shows the others. */
const MAX_LISTED = 5
