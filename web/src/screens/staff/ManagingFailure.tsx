import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { SetUserRolesFailure } from '#src/api/generated/api.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Why a user could not be managed: the rule, or that they no longer exist. Nothing without a failure. */
export function ManagingFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  if (error === null) return null
  const code = codeOf<SetUserRolesFailure>(error)
  return (
    <Banner tone="error">
      {code === 'CC3' || code === '2015' ? t(`roleEditor.refused.${code}`) : errorText(t, error)}
    </Banner>
  )
}

/** Whether a failure means that the user does not exist. */
export function isGone(error: unknown): boolean {
  return codeOf<SetUserRolesFailure>(error) === '2015'
}
