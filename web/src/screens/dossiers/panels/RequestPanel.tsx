import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { flawsOf, gapsOf, normalForm } from '@acometida/api-spec/rules/dossier/dossierForm'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/base/useOnline.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { isFormOpen } from '#src/domain/dossier/dossier.ts'
import { pathWith } from '#src/domain/dossier/start/startRoutes.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import styles from '#src/screens/dossiers/Tracker.module.css'
import { type TrackerProps, useAct } from '#src/screens/dossiers/useAct.ts'
import { useRequestFacts } from '#src/screens/dossiers/useRequestFacts.ts'

/** The request, for reading and printing. For a draft also what is missing, or the submit button. */
export function RequestPanel({ dossier, onChanged }: TrackerProps) {
  const { t } = useTranslation()
  const facts = useRequestFacts(dossier)
  return (
    <Card
      title={t('provisions.request.title')}
      actions={
        <Button size="small" icon="print" onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      }
    >
      <DescriptionList items={facts} />
      {isFormOpen(dossier) && (
        <div>
          <LinkButton to={pathWith(paths.editProvisionSteps, { dossier: dossier.code })} icon="edit">
            {t('provisions.request.correct')}
          </LinkButton>
        </div>
      )}
      {dossier.status === 'registered' && <SendDraft dossier={dossier} onChanged={onChanged} />}
    </Card>
  )
}

/** Sends a complete draft. For another one, lists what is missing. */
function SendDraft({ dossier, onChanged }: TrackerProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const { document } = useSession()
  const { run, busy, failure } = useAct({ dossier, onChanged })
  const form = normalForm(dossier.form)
  const isWhole = gapsOf(form).length === 0 && flawsOf(form, document).length === 0
  if (!isWhole) return <Banner live={false}>{t('provisions.request.incomplete')}</Banner>
  if (!online) return <p className={styles.note}>{t('provisions.offline')}</p>
  return (
    <>
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <p>{t('provisions.request.whole')}</p>
      <div>
        <Button variant="primary" loading={busy} onClick={() => void run('SUBMIT', t('provisions.request.sent'))}>
          {t('provisions.request.send')}
        </Button>
      </div>
    </>
  )
}
