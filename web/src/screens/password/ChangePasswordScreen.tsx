import { UserChangeLimits } from '@acometida/api-spec/generated/limits'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { UpdateUserFailure } from '#src/api/generated/api.ts'
import { NewPasswordFields } from '#src/domain/password/NewPasswordFields.tsx'
import { newPasswordProblems, NO_PASSWORD } from '#src/domain/password/newPasswordProblems.ts'
import { changePassword } from '#src/session/login/changePassword.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { HiddenUsername, PasswordField } from '#src/ui/form/text/PasswordField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** The change of the user's own password: the current one, and a new one twice. */
export function ChangePasswordScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const { document } = session
  const { field, form, hasErrors } = useForm({
    draft: null,
    values: { currentPassword: '', ...NO_PASSWORD },
    check: ({ currentPassword, ...chosen }) => ({
      currentPassword: currentPassword === '' ? t('password.change.currentMissing') : undefined,
      ...newPasswordProblems(t, chosen, document),
    }),
    send: ({ currentPassword, newPassword }) => changePassword(session, currentPassword, newPassword),
    onSent: () => void navigate(paths.passwordChanged, { replace: true }),
    refused: (error) =>
      refusedFields(failureOf<UpdateUserFailure>(error), {
        '1001': { currentPassword: t('password.change.currentWrong') },
        '4008': { newPassword: errorText(t, error) },
        'body/currentPassword': { currentPassword: t('password.change.currentWrong') },
        'body/password': { newPassword: t('newPassword.problem.rules') },
      }),
  })

  return (
    <Page width="narrow" title={t('password.change.title')} lead={t('password.change.lead')} hasErrors={hasErrors}>
      <Card>
        <Form {...form} submit={t('password.change.save')} failed={(failure) => errorText(t, failure)}>
          <HiddenUsername user={document} />
          <PasswordField
            label={t('password.change.current')}
            maxLength={UserChangeLimits.currentPassword}
            {...field('currentPassword')}
          />
          <NewPasswordFields chosen={field('newPassword')} repeated={field('repeatedPassword')} document={document} />
        </Form>
      </Card>
    </Page>
  )
}
