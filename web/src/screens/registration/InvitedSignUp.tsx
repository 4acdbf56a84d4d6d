import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isEmail, maskEmail } from '@acometida/api-spec/rules/person/email'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf } from '#src/api/call/apiError.ts'
import { registerUser, type RegisterUserFailure } from '#src/api/generated/api.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { NO_PASSWORD, newPasswordProblems } from '#src/domain/password/newPasswordProblems.ts'
import { PrivacyCheckbox } from '#src/domain/privacy/PrivacyCheckbox.tsx'
import type { Invited } from '#src/domain/user/invitation.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { rememberSignUp } from './pendingSignUp.ts'
import { refusalText, signUpRefusals } from './signUpRefusal.ts'

/** The sign-up of an invited person. Known data is masked and need not be typed; contact data can be changed. */
export function InvitedSignUp({ hash, person }: { readonly hash: string; readonly person: Invited }) {
  const { t } = useTranslation()
  const { form, field, captcha, renew } = useInvitedForm(hash, person.email)
  return (
    <Form
      {...form}
      submit={{ label: t('registration.submit'), block: true, disabled: captcha.status === 'failed' }}
      failedTitle={t('registration.failedTitle')}
      failed={(failure) =>
        codeOf<RegisterUserFailure>(failure) === '2022' ? t('registration.ended.expired.text') : refusalText(t, failure)
      }
    >
      <DescriptionList
        items={[
          { term: t('registration.invited.document'), value: person.document },
          {
            term: t(person.isCompany ? 'registration.name.company' : 'registration.name.person'),
            value: person.name,
          },
          { term: t('registration.email.label'), value: person.email },
          { term: t('registration.phone.label'), value: person.phone },
        ]}
      />
      <EmailField
        label={t('registration.invited.email')}
        hint={t('registration.invited.emailHint', { email: person.email })}
        optional
        {...field('email')}
      />
      <PhoneField
        label={t('registration.invited.phone')}
        hint={t('registration.invited.phoneHint', { phone: person.phone })}
        optional
        {...field('phone')}
      />
      <NewPasswordFields chosen={field('newPassword')} repeated={field('repeatedPassword')} document="" />
      <PrivacyCheckbox {...field('privacy')} />
      <CaptchaLine captcha={captcha} onRetry={renew} />
    </Form>
  )
}

function useInvitedForm(hash: string, masked: string) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { captcha, renew, solved } = useCaptcha('')
  const invited = useForm({
    draft: null,
    values: { email: '', phone: '', ...NO_PASSWORD, privacy: false },
    check: ({ email, phone, ...typed }) => ({
      email: email === '' || isEmail(email) ? undefined : t('registration.email.invalid'),
      phone: phone === '' || isRealPhone(phone) ? undefined : t('registration.phone.invalid'),
      ...newPasswordProblems(t, typed, ''),
      privacy: typed.privacy ? undefined : t('privacy.missing'),
    }),
    send: async ({ email, phone, newPassword }) => {
      const token = await solved()
      return registerUser({
        invitation: hash,
        ...(email && { email }),
        ...(phone && { phone }),
        password: newPassword,
        gdprAccepted: '1',
        language: asLanguage(i18n.language),
        ...(token !== undefined && { captcha: token }),
      })
    },
    onSent: ({ hash: signUp }, { email }) => {
      const address = email || masked
      if (signUp === undefined) return void navigate(paths.signUpFailed)
      rememberSignUp({ hash: signUp, address: email ? maskEmail(address) : masked })
      void navigate(paths.signUpDone, { state: { hash: signUp, email: address }, replace: true })
    },
    freeToLeave: true,
    refused: (error) => {
      // A captcha solution is valid once.
      renew()
      const { email, phone, newPassword } = signUpRefusals(t, error) ?? {}
      const refusals = { ...(email && { email }), ...(phone && { phone }), ...(newPassword && { newPassword }) }
      return Object.keys(refusals).length > 0 ? refusals : undefined
    },
  })
  return { ...invited, captcha, renew }
}
