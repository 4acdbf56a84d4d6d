import { MailToUtilityLimits } from '@acometida/api-spec/generated/limits'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import { type SendMailFailure, useSendMail } from '#src/api/generated/api.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { useRefusedEmail } from '#src/session/login/emailCheck.ts'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { TextArea } from '#src/ui/form/text/TextArea.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { SupportPage } from './SupportPage.tsx'
import { UtilityFacts } from './UtilityFacts.tsx'

/** The contact form: a question or complaint, for customers and for people who cannot log in. */
export function ContactScreen() {
  const { t } = useTranslation()
  const isVisitor = useSessionState().status === 'visitor'
  const [number, setNumber] = useState<string>()
  const AnyForm = isVisitor ? VisitorForm : ContactForm
  return (
    <SupportPage title={t('frame.footer.contact')} lead={t('pages.contact.lead')}>
      {number === undefined ? (
        <AnyForm onSent={setNumber} />
      ) : (
        <>
          <Banner tone="success" title={t('pages.contact.sent', { number })}>
            {t(isVisitor ? 'pages.contact.sentVisitor' : 'pages.contact.sentUser')}
          </Banner>
          <div>
            <Button onClick={() => setNumber(undefined)}>{t('pages.contact.another')}</Button>
          </div>
        </>
      )}
      <Section title={t('pages.contact.others')} lead={t('pages.contact.danger')}>
        <UtilityFacts />
      </Section>
    </SupportPage>
  )
}

interface ContactFormProps {
  /** Called with the utility's number of the message. */
  readonly onSent: (number: string) => void
  readonly security?: ReturnType<typeof useCaptcha>
}

/** A visitor gives an address for the answer, and solves a captcha. */
function VisitorForm({ onSent }: ContactFormProps) {
  return <ContactForm onSent={onSent} security={useCaptcha('')} />
}

function ContactForm({ onSent, security }: ContactFormProps) {
  const { t } = useTranslation()
  const { captcha, renew, solved } = security ?? {}
  const { mutateAsync: send } = useSendMail()
  const refusedEmail = useRefusedEmail()
  const { field, form } = useForm({
    draft: 'contact',
    // Without the cast the first kind would be the only one.
    values: { kind: 'contact' as 'contact' | 'complaint', subject: '', text: '', email: '' },
    check: ({ subject, text, email }) => ({
      subject: subject.trim() === '' ? t('pages.contact.subjectMissing') : undefined,
      text: text.trim() === '' ? t('pages.contact.textMissing') : undefined,
      email: captcha === undefined || isEmail(email) ? undefined : t('pages.contact.emailWrong'),
    }),
    checkLeft: { email: refusedEmail },
    send: async ({ kind, subject, text, email }) => {
      const token = await solved?.()
      return send({
        template: kind,
        data: {
          subject: subject.trim(),
          text: text.trim(),
          ...(captcha && { email }),
          ...(token !== undefined && { captcha: token }),
        },
      })
    },
    onSent: ({ number }) => onSent(number),
    refused: (error) => {
      // A captcha solution is valid once.
      renew?.()
      // The address has a valid form, so its provider is refused.
      return refusedFields(failureOf(error), { 'body/email': { email: t('uiShared.emailRefused') } })
    },
  })
  return (
    <Form
      {...form}
      submit={{ label: t('pages.contact.send'), disabled: captcha?.status === 'failed' }}
      failedTitle={t('pages.contact.failed')}
      failed={(failure) =>
        codeOf<SendMailFailure>(failure) === '2004' ? t('errors.createRegistrationUser.2004') : errorText(t, failure)
      }
    >
      <RadioGroup
        label={t('pages.contact.kind')}
        options={[
          { value: 'contact', label: t('pages.contact.question'), hint: t('pages.contact.questionHint') },
          { value: 'complaint', label: t('pages.contact.complaint'), hint: t('pages.contact.complaintHint') },
        ]}
        {...field('kind')}
      />
      {captcha && <EmailField label={t('common.email')} hint={t('pages.contact.emailHint')} {...field('email')} />}
      <TextField
        kind="line"
        label={t('pages.contact.subject')}
        maxLength={MailToUtilityLimits.subject}
        {...field('subject')}
      />
      <TextArea
        label={t('pages.contact.text')}
        hint={t('pages.contact.textHint')}
        maxLength={MailToUtilityLimits.text}
        {...field('text')}
      />
      {captcha && renew && <CaptchaLine captcha={captcha} onRetry={renew} />}
    </Form>
  )
}
