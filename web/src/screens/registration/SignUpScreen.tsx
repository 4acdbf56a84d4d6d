import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { PRIVACY_FIELD, PrivacyCheckbox } from '#src/domain/privacy/PrivacyCheckbox.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ContactFields } from './ContactFields.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { HolderFields } from './HolderFields.tsx'
import { textInState } from './navigationState.ts'
import { refusalText } from './signUpRefusal.ts'
import styles from './SignUpScreen.module.css'
import { useSignUpForm } from './useSignUpForm.ts'

/** The sign-up of a person or a company. The document and the address are asked about as soon as their fields are left. */
export function SignUpScreen() {
  const { t } = useTranslation()
  const invited = textInState(useLocation().state, 'invitation') !== undefined
  const form = useSignUpForm()
  const { secrets, changeSecrets, fieldProblems, refusal } = form
  const problemOf = (field: string) => fieldProblems.find(({ fieldId }) => fieldId === field)?.message
  return (
    <>
      <PageHeader
        title={t('registration.title')}
        lead={t(invited ? 'registration.leadInvited' : 'registration.lead')}
        hasErrors={fieldProblems.length > 0 || refusal !== null}
      />
      <p className={styles.account}>
        {t('registration.haveAccount')} <Link to={paths.login}>{t('registration.logIn')}</Link>
      </p>
      <Form
        problems={form.problems}
        attempt={form.attempt}
        onSubmit={form.submit}
        actions={
          <Button
            type="submit"
            variant="primary"
            block
            disabled={form.captcha.status !== 'done'}
            loading={form.sending}
          >
            {t('registration.submit')}
          </Button>
        }
      >
        <FieldGroup title={t('registration.groups.holder')}>
          <HolderFields
            draft={form.draft}
            onChange={form.change}
            onLeaveDocument={() => void form.leave('document')}
            problemOf={problemOf}
          />
        </FieldGroup>
        <FieldGroup title={t('registration.groups.contact')}>
          <ContactFields
            draft={form.draft}
            onChange={form.change}
            onLeaveEmail={() => void form.leave('email')}
            problemOf={problemOf}
          />
        </FieldGroup>
        <FieldGroup title={t('registration.groups.password')}>
          <NewPasswordFields
            password={secrets.password}
            onPassword={(password) => changeSecrets({ password })}
            repeated={secrets.repeated}
            onRepeated={(repeated) => changeSecrets({ repeated })}
            document={form.document}
            problems={fieldProblems}
          />
        </FieldGroup>
        <PrivacyCheckbox
          checked={secrets.privacy}
          onValue={(privacy) => changeSecrets({ privacy })}
          error={problemOf(PRIVACY_FIELD)}
        />
        <CaptchaLine captcha={form.captcha} onRetry={form.renew} />
        {refusal !== null && (
          <Banner tone="error" title={t('registration.failedTitle')}>
            {refusalText(t, refusal)}
          </Banner>
        )}
      </Form>
    </>
  )
}
