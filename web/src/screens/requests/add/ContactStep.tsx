import { useTranslation } from 'react-i18next'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type Profile, useProfile } from '#src/domain/user/profile.ts'
import { useRefusedEmail } from '#src/session/login/emailCheck.ts'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { contactProblems, type RequestStepProps } from './requestDraft.ts'

/** The step of the contact data, from the profile by default. */
export function ContactStep(props: RequestStepProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  return (
    <QueryGate
      query={profile}
      skeleton={
        <>
          <PageHeader title={t('newRequest.contact.title')} />
          <SkeletonLayout of="form" count={2} />
        </>
      }
    >
      {(user) => <ContactForm {...props} user={user} />}
    </QueryGate>
  )
}

function ContactForm({ wizard: { draft, change, goTo, pathOf }, user }: RequestStepProps & { readonly user: Profile }) {
  const { t } = useTranslation()
  const refusedEmail = useRefusedEmail()
  const { field, form, hasErrors } = useLocalForm({
    values: { email: draft.email ?? user.email, phone: draft.phone ?? user.phone },
    check: ({ email, phone }) => {
      const wrong = contactProblems(email, phone)
      return {
        email: wrong.includes('email') ? t('newRequest.contact.emailWrong') : undefined,
        phone: wrong.includes('phone') ? t('newRequest.contact.phoneWrong') : undefined,
      }
    },
    checkLeft: { email: refusedEmail },
    onChange: change,
    next: (contact) => goTo('check', contact),
  })
  return (
    <StepForm
      title={t('newRequest.contact.title')}
      back={{ to: pathOf('tell'), label: t('newRequest.step.tell') }}
      hasErrors={hasErrors}
      {...form}
    >
      <EmailField label={t('common.email')} hint={t('newRequest.contact.emailHint')} {...field('email')} />
      <PhoneField label={t('common.phone')} hint={t('newRequest.contact.phoneHint')} optional {...field('phone')} />
    </StepForm>
  )
}
