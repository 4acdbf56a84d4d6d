import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/errorText.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { useSendDossier } from '#src/domain/newDossier/openDossier.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CheckAnswers } from '#src/ui/form/CheckAnswers.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import type { TaskProps } from './StepsScreen.tsx'
import { useAnswers } from './useAnswers.ts'

/** Everything that was answered, and the button that sends it. */
export function CheckTask({ dossier, list, onSent, typed }: TaskProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const answers = useAnswers(dossier)
  const { send, isPending, isError, error } = useSendDossier(dossier)
  const unsaved = Object.keys(typed ?? {}).length > 0
  return (
    <>
      <PageHeader
        title={t('dossierForm.task.check')}
        lead={t('dossierForm.hint.check')}
        back={{ to: list, label: t('dossierForm.title') }}
        hasErrors={isError}
      />
      {isError && (
        <Banner tone="error" title={t('dossierForm.sendFailed')}>
          {errorText(t, error)}
        </Banner>
      )}
      {unsaved && (
        <Banner tone="warning" live={false}>
          {t('dossierForm.unsavedLeft')}
        </Banner>
      )}
      {dossier.missing.length > 0 && <Banner live={false}>{t('newDossier.hand.later')}</Banner>}
      <Form
        onSubmit={() => void send().then(onSent, () => undefined)}
        actions={
          <>
            <Button type="submit" variant="primary" loading={isPending} disabled={!isOnline}>
              {t('dossierForm.send')}
            </Button>
            {!isOnline && <p>{t('dossierForm.sendOffline')}</p>}
          </>
        }
      >
        <CheckAnswers answers={answers.map(({ task, ...said }) => ({ ...said, changeAt: `${list}&task=${task}` }))} />
      </Form>
    </>
  )
}
