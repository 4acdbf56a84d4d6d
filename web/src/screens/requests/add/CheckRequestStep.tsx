import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { CreateServiceRequestFailure } from '#src/api/generated/api.ts'
import { useDossiers } from '#src/domain/dossier/dossiers.ts'
import { type NewRequest, type RequestPlace, useRaiseRequest } from '#src/domain/request/raiseRequest.ts'
import { useTitles } from '#src/domain/supply/useTitles.ts'
import { useProfile } from '#src/domain/user/profile.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CheckAnswers } from '#src/ui/form/kit/CheckAnswers.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import styles from '#src/screens/requests/Requests.module.css'
import type { RequestStepProps } from './requestDraft.ts'

/** The check of all answers, with the submit button. */
export function CheckRequestStep({ matters, wizard: { draft, finish, pathOf } }: RequestStepProps) {
  const { t } = useTranslation()
  const raise = useRaiseRequest()
  const { data: profile } = useProfile()
  const place = usePlaceLabel(draft.place)
  const { comment, documents, email = '', phone = '' } = draft
  const matter = matters.find(({ code }) => code === draft.matter)
  // The same object as long as nothing changes, which identifies a retry.
  const request = useMemo((): NewRequest | undefined => {
    return matter && draft.place && { matter, place: draft.place, comment, documents, email, phone }
  }, [matter, draft.place, comment, documents, email, phone])
  if (!matter || !request) return null

  const send = async () => {
    const code = await raise.mutateAsync(request).catch(() => null)
    if (code !== null) finish(code)
  }
  const row = (step: 'what' | 'tell' | 'contact', question: string, answer: ReactNode) => ({
    question,
    answer,
    changeAt: pathOf(step),
  })
  return (
    <StepForm
      title={t('newRequest.check.title')}
      lead={profile && t('newRequest.contact.receipt', { email: profile.email })}
      back={{ to: pathOf('tell'), label: t('newRequest.step.tell') }}
      hasErrors={raise.isError}
      onSubmit={() => void send()}
      submit={t('newRequest.check.send')}
      sending={{ busy: raise.isPending, failure: raise.error }}
      failed={(failure) => <Refusal error={failure} hasDocuments={documents.length > 0} pathOf={pathOf} />}
    >
      <CheckAnswers
        answers={[
          row('what', t('newRequest.check.what'), `${matter.topic}: ${matter.name}`),
          row('tell', t('newRequest.where.label'), place),
          row('tell', t('newRequest.tell.label'), <span className={styles.said}>{comment}</span>),
          row('tell', t('newRequest.check.documents'), documents.map(({ name }) => name).join(', ')),
          row('contact', t('common.email'), email),
          row('contact', t('common.phone'), phone),
        ]}
      />
    </StepForm>
  )
}

/** The place of a request, by the user's name for it. */
function usePlaceLabel({ cups, dossierNumber }: RequestPlace = {}): string {
  const { t } = useTranslation()
  const titleOf = useTitles()
  const dossiers = useDossiers().data ?? []
  if (dossierNumber !== undefined) {
    const name = dossiers.find(({ code }) => code === dossierNumber)?.name
    return [name, t('newRequest.where.dossier', { code: dossierNumber })].filter(Boolean).join(' · ')
  }
  if (cups !== undefined) return titleOf(cups) ?? cups
  return t('newRequest.where.none')
}

interface RefusalProps extends Pick<RequestStepProps['wizard'], 'pathOf'> {
  readonly error: unknown
  readonly hasDocuments: boolean
}

/** Why it was not sent, with a link to the answer that caused it; or that the outcome is unknown. */
function Refusal({ error, hasDocuments, pathOf }: RefusalProps) {
  const { t } = useTranslation()
  const code = codeOf<CreateServiceRequestFailure>(error)
  // No answer, or one from a proxy: it may have taken effect.
  if (code === 'XXX')
    return (
      <Banner
        tone="warning"
        title={t('newRequest.check.unsure')}
        actions={
          <LinkButton size="small" to={paths.requests}>
            {t('newRequest.check.seeList')}
          </LinkButton>
        }
      >
        {t('newRequest.check.unsureText')}
      </Banner>
    )
  // A missing dossier has the same code as missing documents. Without documents it must be the dossier.
  const about = code === 'TS01000004' || (code === '0404' && !hasDocuments) ? 'where' : code === '0404' ? 'tell' : null
  return (
    <Banner
      tone="error"
      title={t('newRequest.check.failed')}
      actions={
        about && (
          <LinkButton size="small" to={pathOf('tell')}>
            {t(`newRequest.check.change.${about}`)}
          </LinkButton>
        )
      }
    >
      {about ? t(`newRequest.check.refused.${about}`) : errorText(t, error)}
    </Banner>
  )
}
