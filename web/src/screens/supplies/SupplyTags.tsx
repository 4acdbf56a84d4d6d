import { useTranslation } from 'react-i18next'
import type { Supply } from '#src/domain/supply/useSupplies.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** What sets a supply apart: delegated, a generator, with self-consumption. Nothing for an ordinary one. */
export function SupplyTags({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  return (
    <>
      {supply.delegated && <Tag tone="info">{t('supplies.delegated')}</Tag>}
      {supply.isGenerator === '1' && <Tag tone="success">{t('supplies.generator')}</Tag>}
      {supply.isSelfConsumption && <Tag tone="success">{t('supplies.selfConsumption')}</Tag>}
    </>
  )
}
