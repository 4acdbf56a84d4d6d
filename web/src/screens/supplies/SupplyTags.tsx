import { useTranslation } from 'react-i18next'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** The special properties of a supply: delegated, generator, self-consumption. Nothing for an ordinary one. */
export function SupplyTags({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  return (
    <>
      {supply.delegated && <Tag tone="info">{t('supplies.delegated')}</Tag>}
      {supply.generator && <Tag tone="success">{t('supplies.generator')}</Tag>}
      {supply.cau !== null && <Tag tone="success">{t('supplies.selfConsumption')}</Tag>}
    </>
  )
}
