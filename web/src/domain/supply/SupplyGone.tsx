import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import type { ListProgrammedReadsFailure } from '#src/api/generated/api.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

/** Whether the supply is not among those of the caller, as after the end of a delegation. */
export function isSupplyGone(error: unknown): boolean {
  return codeOf<ListProgrammedReadsFailure>(error) === 'TS01000004'
}

/** Replaces a supply's content once it is not among those of the caller any more. */
export function SupplyGone() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="lock"
      title={t('supply.gone.title')}
      action={<LinkButton to={paths.supplies}>{t('supply.gone.back')}</LinkButton>}
      text={t('supply.gone.text')}
    />
  )
}
