import { isMfaCode } from '@acometida/api-spec/rules/person/code'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { codeOf, type CodeOf, failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { LogInFailure } from '#src/api/generated/api.ts'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { newPasswordProblems, NO_PASSWORD } from '#src/domain/password/newPasswordProblems.ts'
import { setNewPassword } from '#src/session/login/logIn.ts'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import type { CodeSending } from './useCodeSending.ts'

type UpdatePasswordOptions = {
  readonly user: string
  readonly codeSending: CodeSending
  readonly onDone: () => void
}

/** Sends the code and the new password, with the log-in's captcha. A refused code sends another one. */
export function useUpdatePassword({ user, codeSending, onDone }: UpdatePasswordOptions) {
  const { t } = useTranslation()
  const { captcha, renew, solved } = useCaptcha(user)
  const update = useForm({
    draft: null,
    values: { code: '', ...NO_PASSWORD, privacy: false },
    check: (typed) => ({
      code: isMfaCode(typed.code) ? undefined : t('password.update.codeMissing'),
      ...newPasswordProblems(t, typed, user),
      privacy: typed.privacy ? undefined : t('privacy.missing'),
    }),
    send: async ({ newPassword, code }) =>
      setNewPassword({ user, newpassword: newPassword, confirmation_code: code }, await solved()),
    onSent: onDone,
    refused: (error, _typed, put) => {
      // A captcha solution is valid once.
      renew()
      const password = refusedFields(failureOf<LogInFailure>(error), {
        '4008': { newPassword: errorText(t, error) },
        'body/newpassword': { newPassword: t('newPassword.problem.rules') },
      })
      if (password === undefined && OTHER_FAILURES.has(codeOf<LogInFailure>(error))) return undefined
      put({ code: '' })
      if (password !== undefined) return password
      const sent = codeSending.send()
      return { code: sent ? errorText(t, ANOTHER_CODE) : t('password.update.codeWrong') }
    },
    // The first step is part of the same form: a return from it restores the input.
    freeToLeave: true,
  })
  return { update, captcha, renew }
}

export type UpdatePassword = ReturnType<typeof useUpdatePassword>

/** The text of this code says that another code was sent. */
const ANOTHER_CODE = { code: '24031', message: null, service: '' }

/** Failures that another code does not fix: password policy, captcha, locked account, server error. */
const OTHER_FAILURES: ReadonlySet<CodeOf<LogInFailure>> = new Set(['4008', '2004', '2021', '2024', 'AAA', 'XXX'])

/** The text of a failure that concerns no field. */
export function alertText(t: TFunction, error: unknown): string {
  return codeOf<LogInFailure>(error) === '2004' ? t('errors.createRegistrationUser.2004') : errorText(t, error)
}
