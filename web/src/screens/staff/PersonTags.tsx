import { hasPowerOverOthers } from '@acometida/api-spec/rules/person/manageUsers'
import { useTranslation } from 'react-i18next'
import type { FoundPerson } from '#src/domain/staff/foundPeople.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The tags that staff should see first. Nothing for an ordinary customer. */
export function PersonTags({ person: { userId, enabled, roles, gdprAccepted } }: { readonly person: FoundPerson }) {
  const { t } = useTranslation()
  if (userId === 0) return <Tag tone="danger">{t('staff.card.notRegistered')}</Tag>
  const staff = hasPowerOverOthers(roles)
  return (
    <Stack row gap={2}>
      {staff && <Tag tone="info">{t('staff.card.isStaff')}</Tag>}
      {!enabled && <Tag tone="danger">{t('staff.card.disabled')}</Tag>}
      {!gdprAccepted && !staff && <Tag tone="warning">{t('staff.card.gdprMissing')}</Tag>}
    </Stack>
  )
}
