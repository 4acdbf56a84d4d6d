import { paths } from '@acometida/api-spec/rules/clientPaths'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { PrivacyCheckbox } from '#src/domain/privacy/PrivacyCheckbox.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { EmailField } from '#src/ui/form/EmailField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { HolderFields } from './HolderFields.tsx'
import { textInState } from './navigationState.ts'
import { refusalText } from './signUpRefusal.ts'
import styles from './SignUpScreen.module.css'
import { useSignUpForm } from './useSignUpForm.ts'

/** The sign-up of a person or a company. */
export function SignUpScreen() {
  const { t } = useTranslation()
  const invited = textInState(useLocation().state, 'invitation') !== undefined
  const { signUpForm, captcha, renew } = useSignUpForm()
  const { field, form, values, busy, failure, hasErrors } = signUpForm
  return (
    <>
      <PageHeader
        title={t('registration.title')}
        lead={t(invited ? 'registration.leadInvited' : 'registration.lead')}
        hasErrors={hasErrors}
      />
      <p className={styles.account}>
        {t('registration.haveAccount')} <Link to={paths.login}>{t('registration.logIn')}</Link>
      </p>
      <Form
        {...form}
        actions={
          <Button type="submit" variant="primary" block disabled={captcha.status !== 'done'} loading={busy}>
            {t('registration.submit')}
          </Button>
        }
      >
        <FieldGroup title={t('registration.groups.holder')}>
          <HolderFields signUpForm={signUpForm} />
        </FieldGroup>
        <FieldGroup title={t('registration.groups.contact')}>
          <EmailField label={t('registration.email.label')} hint={t('registration.email.hint')} {...field('email')} />
          <PhoneField
            label={t('registration.phone.label')}
            hint={t('registration.phone.hint')}
            optional
            {...field('phone')}
          />
        </FieldGroup>
        <FieldGroup title={t('registration.groups.password')}>
          <NewPasswordFields
            chosen={field('newPassword')}
            repeated={field('repeatedPassword')}
            document={normalizeIdentifier(values.document)}
          />
        </FieldGroup>
        <PrivacyCheckbox {...field('privacy')} />
        <CaptchaLine captcha={captcha} onRetry={renew} />
        {failure !== null && (
          <Banner tone="error" title={t('registration.failedTitle')}>
            {refusalText(t, failure)}
          </Banner>
        )}
      </Form>
    </>
  )
}
