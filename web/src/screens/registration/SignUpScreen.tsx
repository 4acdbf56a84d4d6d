import { RegistrationLimits } from '@acometida/api-spec/generated/limits'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { textInState } from '#src/base/textInState.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { PrivacyCheckbox } from '#src/domain/privacy/PrivacyCheckbox.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { IdentifierField } from '#src/ui/form/text/IdentifierField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { refusalText } from './signUpRefusal.ts'
import styles from './SignUpScreen.module.css'
import { type SignUpForm, useSignUpForm } from './useSignUpForm.ts'

/** The sign-up of a person or a company. */
export function SignUpScreen() {
  const { t } = useTranslation()
  const invited = textInState(useLocation().state, 'invitation') !== undefined
  const { signUpForm, captcha, renew } = useSignUpForm()
  const { field, form, values, hasErrors } = signUpForm
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
        submit={{ label: t('registration.submit'), block: true, disabled: captcha.status === 'failed' }}
        failedTitle={t('registration.failedTitle')}
        failed={(failure) => refusalText(t, failure)}
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
            document={values.document}
          />
        </FieldGroup>
        <PrivacyCheckbox {...field('privacy')} />
        <CaptchaLine captcha={captcha} onRetry={renew} />
      </Form>
    </>
  )
}

/** The holder: a person by document, name and surname, or a company by tax number and name. */
function HolderFields({ signUpForm: { values, field } }: { readonly signUpForm: SignUpForm }) {
  const { t } = useTranslation()
  const { holder } = values
  const isPerson = holder === 'person'
  return (
    <>
      <SegmentedControl
        label={t('registration.holder.label')}
        segments={[
          { value: 'person', label: t('registration.holder.person'), icon: 'user' },
          { value: 'company', label: t('registration.holder.company'), icon: 'office' },
        ]}
        {...field('holder')}
      />
      <IdentifierField
        kind="document"
        label={t(`registration.document.${holder}`)}
        hint={t(isPerson ? 'registration.document.personHint' : 'registration.document.companyHint')}
        autoComplete="username"
        {...field('document')}
      />
      <TextField
        kind="line"
        label={t(`registration.name.${holder}`)}
        autoComplete={isPerson ? 'given-name' : 'organization'}
        maxLength={RegistrationLimits.name}
        {...field('name')}
      />
      {isPerson && (
        <TextField
          label={t('registration.surname.label')}
          kind="line"
          hint={t('registration.surname.hint')}
          autoComplete="family-name"
          maxLength={RegistrationLimits.surName}
          {...field('surname')}
        />
      )}
    </>
  )
}

/** A group of fields under a name. */
function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
