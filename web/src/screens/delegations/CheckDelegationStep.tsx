import { codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { CreateDelegationsFailure } from '#src/api/generated/api.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { isOpen, delegationStateOf } from '#src/domain/delegation/delegation.ts'
import { useRequestDelegation, useDelegations } from '#src/domain/delegation/delegations.ts'
import { useTitles } from '#src/domain/supply/useTitles.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CheckAnswers } from '#src/ui/form/kit/CheckAnswers.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from './Delegations.module.css'
import { type DelegationDraft, sentOf } from './draft.ts'
import type { DelegationStepProps } from './GrantStep.tsx'
import type { Kind } from './kind.ts'

/** The check step: all answers, what they permit, and the submit button. */
export function CheckDelegationStep({ kind, wizard }: DelegationStepProps) {
  const { t, format } = useLocale()
  const { draft, finish, pathOf } = wizard
  const titleOf = useTitles()
  const before = useBefore(kind, draft)
  const ask = useRequestDelegation()
  const { document, cups, lastDay } = draft
  const name = before.known?.name

  const send = async () => {
    const answered = await ask.mutateAsync({ document, role: kind.role, cups, lastDay }).catch(() => null)
    if (answered !== null) finish(sentOf(answered, before.there, lastDay))
  }

  return (
    <StepForm
      title={t('delegations.add.checkTitle')}
      back={{ to: pathOf('grant'), label: t('delegations.add.grant') }}
      hasErrors={ask.isError}
      onSubmit={() => void send()}
      submit={t('delegations.add.submit')}
      bar
      sending={{ busy: ask.isPending, failure: ask.error }}
      failed={(failure) => <Refusal kind={kind} error={failure} pathOf={pathOf} />}
    >
      <CheckAnswers
        answers={[
          {
            question: t('delegations.delegate'),
            answer: name === undefined ? document : `${name} (${document})`,
            changeAt: pathOf('grant'),
          },
          {
            question: t('delegations.answer.supplies'),
            answer: (
              <ul className={styles.plain}>
                {cups.map((each) => (
                  <li key={each}>{titleOf(each) ?? each}</li>
                ))}
              </ul>
            ),
            changeAt: pathOf('grant'),
          },
          {
            question: t('delegations.add.lastDay'),
            answer: format.longDate(lastDay),
            changeAt: pathOf('grant'),
          },
        ]}
      />
      <Card title={t('delegations.add.powersTitle')}>
        <p>{t(`delegations.${kind.id}.powers`)}</p>
      </Card>
      <p>
        {[
          before.there.length > 0 && t('delegations.add.thereLonger', { count: before.there.length }),
          before.there.length < cups.length && t('delegations.add.consent'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </StepForm>
  )
}

/** The supplies entrusted to them before, and their name if known. */
function useBefore(kind: Kind, draft: DelegationDraft) {
  const { document } = draft
  const theirs = (useDelegations('given', kind.role).data ?? []).filter(
    ({ delegate }) => delegate.document === document,
  )
  const today = serverToday()
  const there = theirs.filter(
    (delegation) => isOpen(delegationStateOf(delegation, today)) && draft.cups.includes(delegation.cups),
  )
  return { there, known: theirs[0]?.delegate }
}

type RefusalProps = Pick<DelegationStepProps, 'kind'> &
  Pick<DelegationStepProps['wizard'], 'pathOf'> & { readonly error: unknown }

/** Why it was not sent, with a link to the answer that caused it. */
function Refusal({ kind, error, pathOf }: RefusalProps) {
  const { t } = useLocale()
  const code = codeOf<CreateDelegationsFailure>(error)
  if (code === '2015')
    return (
      <Banner
        tone="error"
        title={t(`delegations.${kind.id}.notThere`)}
        actions={
          <LinkButton size="small" to={pathOf('grant')}>
            {t('delegations.add.changeWho')}
          </LinkButton>
        }
      >
        {t(`delegations.${kind.id}.notThereText`)}
      </Banner>
    )
  const isGone = code === 'TS01000004'
  return (
    <Banner
      tone="error"
      title={t('delegations.add.failed')}
      actions={
        isGone && (
          <LinkButton size="small" to={pathOf('grant')}>
            {t('delegations.add.changeSupplies')}
          </LinkButton>
        )
      }
    >
      {isGone ? t('delegations.add.suppliesGone') : errorText(t, error)}
    </Banner>
  )
}
