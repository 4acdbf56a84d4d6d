import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { useSendDossier } from '#src/domain/dossier/form/openDossier.ts'
import type { TaskProps } from '#src/screens/newDossier/steps/task.type.ts'
import { useFormAnswers } from '#src/screens/newDossier/steps/useFormAnswers.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CheckAnswers } from '#src/ui/form/kit/CheckAnswers.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'

/** The check of all answers, with the submit button. */
export function CheckTask({ dossier, list, onSent, typed }: TaskProps) {
  const { t } = useTranslation()
  const answers = useFormAnswers(dossier)
  const { send, isPending, isError, error } = useSendDossier(dossier)
  const unsaved = Object.keys(typed ?? {}).length > 0
  return (
    <StepForm
      title={t('dossierForm.task.check')}
      lead={t('dossierForm.hint.check')}
      back={{ to: list, label: t('dossierForm.title') }}
      hasErrors={isError}
      intro={
        <>
          {unsaved && (
            <Banner tone="warning" live={false}>
              {t('dossierForm.unsavedLeft')}
            </Banner>
          )}
          {dossier.missing.length > 0 && <Banner live={false}>{t('newDossier.hand.later')}</Banner>}
        </>
      }
      onSubmit={() => void send().then(onSent, () => undefined)}
      submit={t('dossierForm.send')}
      sending={{ busy: isPending, failure: error }}
      failedTitle={t('dossierForm.sendFailed')}
      failed={(failure) => errorText(t, failure)}
    >
      <CheckAnswers answers={answers.map(({ task, ...answer }) => ({ ...answer, changeAt: `${list}&task=${task}` }))} />
    </StepForm>
  )
}
