import { supplyDetailPath } from '@acometida/api-spec/rules/clientPaths'
import { completeCups } from '@acometida/api-spec/rules/cups'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#src/api/errorText.ts'
import { ApiError } from '#src/api/apiError.ts'
import { problemsAt } from '#src/api/problemsAt.ts'
import { getListSupplyPointsQueryKey, useBindUser } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'
import { takeRoles } from '#src/session/takeRoles.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import styles from './BindSupplyScreen.module.css'
import { cupsState } from './cupsProblem.ts'

/** Binds a supply whose contract is in the user's name, by its code. What it refuses is the same for a foreign and for a missing one. */
export function BindSupplyScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { userId } = useSession()
  const [typed, setTyped] = useState('')
  const [attempt, setAttempt] = useState(0)
  const bind = useBindUser({ mutation: { meta: { screenShows: 'all' } } })
  const state = cupsState(typed)
  const refused = problemsAt(bind.error, { cups: { fieldId: 'cups', message: t('supplies.binding.wrong') } })
  const problems = attempt > 0 && state.kind !== 'right' ? [{ fieldId: 'cups', message: problem() }] : refused

  const submit = () => {
    setAttempt(attempt + 1)
    if (state.kind !== 'right' || bind.isPending) return
    const cups = completeCups(typed)
    bind.mutate(
      { id: userId, data: { cups } },
      {
        onSuccess: async ({ user }) => {
          await client.invalidateQueries({ queryKey: getListSupplyPointsQueryKey() })
          takeRoles(user.roles)
          toast.success(t('supplies.binding.done'))
          void navigate(supplyDetailPath(cups), { replace: true })
        },
      },
    )
  }

  return (
    <Page width="narrow">
      <PageHeader
        title={t('supplies.binding.title')}
        lead={t('supplies.binding.lead')}
        hasErrors={bind.isError || problems.length > 0}
      />
      {bind.isError && refused.length === 0 && <Banner tone="error">{errorText(t, ofBinding(bind.error))}</Banner>}
      <Form
        problems={problems}
        attempt={attempt}
        onSubmit={submit}
        actions={
          <Button type="submit" variant="primary" loading={bind.isPending}>
            {t('supplies.binding.submit')}
          </Button>
        }
      >
        <TextField
          label={t('supplies.binding.cups')}
          hint={t('supplies.binding.hint')}
          error={problems[0]?.message}
          name="cups"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onValue={(value) => {
            setTyped(value)
            bind.reset()
          }}
        />
        <output className={styles.live} data-right={state.kind === 'right'}>
          {state.kind !== 'empty' && problems.length === 0 && problem()}
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
    </Page>
  )

  function problem(): string {
    if (state.kind === 'empty') return t('supplies.binding.missing')
    if (state.kind === 'short') return t('supplies.binding.tooShort', { count: state.missing })
    return t(`supplies.binding.${state.kind}`)
  }
}

/** The refusal has words of its own under this name, which is not that of the path. */
function ofBinding(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, status, violations } = error
  return new ApiError({ code, status, violations, service: 'bindingCups' })
}
