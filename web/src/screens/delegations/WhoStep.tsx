import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useDelegates, useDelegations } from '#src/domain/delegation/delegations.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Presets } from '#src/ui/form/choice/Presets.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { IdentifierField } from '#src/ui/form/text/IdentifierField.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import type { Wizard } from '#src/ui/form/kit/useWizard.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { type Draft, documentProblem, type Sent, type Step } from './draft.ts'
import type { Kind } from './kind.ts'

export type StepProps = {
  readonly kind: Kind
  readonly wizard: Wizard<Step, Draft, Sent>
}

/** The step of the delegate: a document, or a known person. Only the server knows whether the document has a user. */
export function WhoStep({ kind, wizard: { draft, change, goTo } }: StepProps) {
  const { t } = useTranslation()
  const { document: own } = useSession()
  const delegates = useDelegates(kind.role).data ?? []
  const named = useNamedDelegate(kind)
  const { values, field, form, put, hasErrors } = useLocalForm({
    values: { document: draft.document || (named ?? '') },
    check: ({ document }) => ({ document: words(documentProblem(document, own)) }),
    onChange: ({ document }) => change({ document }),
    next: (answer) => goTo('supplies', answer),
  })

  return (
    <StepForm
      title={t(`delegations.${kind.id}.who`)}
      lead={t(`delegations.${kind.id}.whoText`)}
      back={{ to: kind.list, label: t(`delegations.${kind.id}.title`) }}
      hasErrors={hasErrors}
      {...form}
    >
      <IdentifierField
        kind="document"
        label={t('delegations.add.document')}
        hint={t('delegations.add.documentHint')}
        characters={16}
        {...field('document')}
      />
      {delegates.length > 0 && (
        <Stack gap={2}>
          <p>{t(`delegations.${kind.id}.known`)}</p>
          <Presets
            presets={delegates.map(({ name, document }) => ({ label: name, document }))}
            isChosen={({ document }) => document === values.document}
            onChoose={({ document }) => {
              put({ document })
              change({ document })
            }}
          />
        </Stack>
      )}
    </StepForm>
  )

  function words(problem: ReturnType<typeof documentProblem>): string | undefined {
    return problem === null ? undefined : t(PROBLEMS[problem])
  }
}

const PROBLEMS = {
  missing: 'delegations.add.documentMissing',
  wrong: 'delegations.add.documentWrong',
  own: 'delegations.add.documentOwn',
} as const

/** The document of the delegate in the address, found through their earlier delegations. */
function useNamedDelegate({ role }: Kind): string | undefined {
  const [query] = useSearchParams()
  const userId = query.get('delegate')
  const { data } = useDelegations('given', role, { enabled: userId !== null })
  return data?.find(({ delegate }) => String(delegate.userId) === userId)?.delegate.document
}
