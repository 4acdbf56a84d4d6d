import { useLocale } from '#src/base/useLocale.ts'
import { isAskedForAlready, type OwnDossier } from '#src/domain/dossier/start/ownDossiers.ts'
import { pathWith, startRoutes } from '#src/domain/dossier/start/startRoutes.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

interface DraftCardProps {
  readonly dossier: OwnDossier
  /** All dossiers of the caller: another may be for the same place. */
  readonly all: readonly OwnDossier[]
  readonly level: 2 | 3
}

/** A dossier that can still be edited, with a link to continue. */
export function DraftCard({ dossier, all, level }: DraftCardProps) {
  const { t, format } = useLocale()
  const { code, name, stage, dueOn } = dossier
  const isDraft = stage === 'draft'
  const until = isDraft ? 'newDossier.whatToDo.drafts.until' : 'newDossier.whatToDo.drafts.untilCorrected'
  return (
    <Card
      level={level}
      title={name}
      subtitle={dueOn === null ? code : t(until, { date: format.date(dueOn) })}
      actions={
        <Tag tone={isDraft ? 'neutral' : 'warning'}>
          {t(isDraft ? 'newDossier.whatToDo.drafts.draft' : 'newDossier.whatToDo.drafts.correction')}
        </Tag>
      }
    >
      <Stack gap={3} align="start">
        {isAskedForAlready(dossier, all) && (
          <Banner tone="warning" live={false}>
            {t('newDossier.whatToDo.drafts.twice')}
          </Banner>
        )}
        <LinkButton
          to={pathWith(startRoutes.editProvision.keepInMind, { dossier: code })}
          iconEnd="arrowRight"
          aria-label={t('newDossier.whatToDo.drafts.resume', { name })}
        >
          {t('newDossier.whatToDo.drafts.go')}
        </LinkButton>
      </Stack>
    </Card>
  )
}
