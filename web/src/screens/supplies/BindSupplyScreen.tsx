import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { completeCups } from '@acometida/api-spec/rules/supply/cups'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ApiError, failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import { useBindUser } from '#src/api/generated/api.ts'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { applyRoles } from '#src/session/login/applyRoles.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { IdentifierField } from '#src/ui/form/text/IdentifierField.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import styles from './BindSupplyScreen.module.css'
import { cupsState } from './cupsProblem.ts'

/**
 * Binds a supply whose contract is in the user's name, by its code, which the address may have as `supply`. A foreign
 * one is refused like a missing one.
 */
export function BindSupplyScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { userId } = useSession()
  const bind = useBindUser()
  const { values, field, form, hasErrors } = useForm({
    draft: 'bindSupply',
    values: { cups: query.get('supply') ?? '' },
    check: ({ cups }) => ({ cups: cupsState(cups).kind === 'right' ? undefined : cupsText(cups) }),
    send: ({ cups }) => bind.mutateAsync({ id: userId, data: { cups: completeCups(cups) } }),
    onSent: ({ user }, { cups }) => {
      applyRoles(user.roles)
      toast.success(t('supplies.binding.done'))
      void navigate(supplyDetailPath(completeCups(cups)), { replace: true })
    },
    refused: (error) => refusedFields(failureOf(error), { 'body/cups': { cups: t('supplies.binding.wrong') } }),
  })
  const supplies = useSupplies()
  const hasDelegated = supplies.data?.some(({ delegated }) => delegated) === true
  const cups = field('cups')
  const state = cupsState(values.cups)

  return (
    <Page
      width="narrow"
      title={t('supplies.binding.title')}
      lead={t('supplies.binding.lead')}
      hasErrors={hasErrors}
      {...((supplies.data?.length ?? 0) > 0 && { back: { to: paths.supplies, label: t('supplies.title') } })}
    >
      <Form {...form} submit={t('supplies.binding.submit')} failed={(failure) => errorText(t, ofBinding(failure))}>
        <IdentifierField kind="cups" label={t('supply.cups')} hint={t('supplies.binding.hint')} {...cups} />
        <output className={styles.live} data-right={state.kind === 'right'}>
          {state.kind !== 'empty' && cups.error === undefined && cupsText(values.cups)}
        </output>
      </Form>
      <dl className={styles.help}>
        <div>
          <dt>{t('supplies.binding.whereTitle')}</dt>
          <dd>{t('supplies.binding.where')}</dd>
        </div>
        <div>
          <dt>{t('supplies.binding.whoTitle')}</dt>
          <dd>{t('supplies.binding.who')}</dd>
        </div>
      </dl>
      {hasDelegated && (
        <p>
          <Link to={paths.supplies}>{t('supplies.binding.delegated')}</Link>
        </p>
      )}
    </Page>
  )

  function cupsText(typed: string): string {
    const state = cupsState(typed)
    if (state.kind === 'empty') return t('supplies.binding.missing')
    if (state.kind === 'short') return t('supplies.binding.tooShort', { count: state.missing })
    return t(`supplies.binding.${state.kind}`)
  }
}

/** The texts of this refusal are under another service name than the path's. */
function ofBinding(error: unknown): unknown {
  return error instanceof ApiError ? new ApiError({ ...error, service: 'bindingCups' }) : error
}
