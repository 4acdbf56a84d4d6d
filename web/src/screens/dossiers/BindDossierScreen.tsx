import { provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isExpedientCode } from '@acometida/api-spec/rules/person/code'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf, failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import { useBindUser } from '#src/api/generated/api.ts'
import { applyRoles } from '#src/session/login/applyRoles.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { IdentifierField } from '#src/ui/form/text/IdentifierField.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** Binds a dossier that the user applied for, by its code. A foreign one is refused like a missing one. */
export function BindDossierScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { userId } = useSession()
  const bind = useBindUser()
  const { field, form, hasErrors } = useForm({
    draft: 'bindDossier',
    values: { dossier: '' },
    check: ({ dossier }) => ({ dossier: problemOf(asCode(dossier)) }),
    send: ({ dossier }) => bind.mutateAsync({ id: userId, data: { dossierCod: asCode(dossier) } }),
    onSent: ({ user }, { dossier }) => {
      applyRoles(user.roles)
      toast.success(t('provisions.binding.done'))
      void navigate(provisionPath(asCode(dossier)), { replace: true })
    },
    refused: (error) =>
      refusedFields(failureOf(error), { 'body/dossierCod': { dossier: t('provisions.binding.wrong') } }),
  })

  return (
    <Page
      width="narrow"
      title={t('provisions.binding.title')}
      lead={t('provisions.binding.lead')}
      hasErrors={hasErrors}
    >
      <Form
        {...form}
        submit={t('provisions.binding.submit')}
        failed={(failure) => (codeOf(failure) === '-0001' ? t('provisions.binding.refused') : errorText(t, failure))}
      >
        <IdentifierField
          kind="dossier"
          label={t('provisions.binding.code')}
          hint={t('provisions.binding.hint')}
          {...field('dossier')}
        />
      </Form>
      <DescriptionList
        explained
        items={[
          { term: t('provisions.binding.whereTitle'), value: t('provisions.binding.where') },
          { term: t('provisions.binding.whoTitle'), value: t('provisions.binding.who') },
        ]}
      />
    </Page>
  )

  function problemOf(code: string): string | undefined {
    if (code === '') return t('provisions.binding.missing')
    return isExpedientCode(code) ? undefined : t('provisions.binding.wrong')
  }
}

/** The code in normal form. */
function asCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}
