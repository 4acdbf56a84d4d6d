import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import type { TaskId } from '#src/domain/dossier/form/tasks.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import type { SendingForm } from '#src/ui/form/kit/Form.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import styles from './Steps.module.css'

interface TaskFormProps {
  readonly id: TaskId
  readonly list: string
  /** From `useForm`. */
  readonly of: {
    readonly form: SendingForm
    readonly hasErrors: boolean
  }
  /** From `useSaveTask`. */
  readonly draftState: 'none' | 'kept' | 'failed'
  /** Help beside the form. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The page of a task. Input that could not be saved stays, with a notice that it exists only here. */
export function TaskForm({ id, list, of: { form, hasErrors }, draftState, aside, children }: TaskFormProps) {
  const { t } = useTranslation()
  return (
    <StepForm
      title={t(`dossierForm.task.${id}`)}
      lead={t(`dossierForm.hint.${id}`)}
      back={{ to: list, label: t('dossierForm.title') }}
      hasErrors={hasErrors}
      intro={
        <>
          {form.sending.failure === null && draftState === 'failed' && (
            <Banner tone="warning">{t('dossierForm.typingOnlyHere')}</Banner>
          )}
          {aside}
        </>
      }
      {...form}
      submit={t('dossierForm.save')}
      beside={
        <span className={styles.typing} aria-live="polite">
          {draftState === 'kept' && t('dossierForm.typingKept')}
        </span>
      }
      failedTitle={t('dossiers.form.saveFailed')}
      failed={(failure) =>
        [errorText(t, failure), draftState !== 'kept' && t('dossierForm.onlyHere')].filter(Boolean).join(' ')
      }
    >
      {children}
    </StepForm>
  )
}
