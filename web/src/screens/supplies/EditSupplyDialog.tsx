import { useTranslation } from 'react-i18next'
import { NameDialog } from '#src/domain/supply/NameDialog.tsx'
import { type Supply, useNameSupply } from '#src/domain/supply/supplies.ts'

/** The dialog for the customer's name and icon of a supply. */
export function EditSupplyDialog({ supply, onClose }: { readonly supply: Supply; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const nameSupply = useNameSupply()
  return (
    <NameDialog
      title={t('supplies.edit.title')}
      named={supply}
      save={(named) => nameSupply(supply.cups, named)}
      onClose={onClose}
    />
  )
}
