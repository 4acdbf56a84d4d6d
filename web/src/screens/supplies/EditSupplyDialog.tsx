import { CustomDataChangeLimits } from '@acometida/api-spec/generated/limits'
import { useTranslation } from 'react-i18next'
import { NameDialog } from '#src/domain/supply/NameDialog.tsx'
import { type Supply, useNameSupply } from '#src/domain/supply/supplies.ts'

/** The dialog for the customer's name and icon of a supply. */
export function EditSupplyDialog({ supply, onClose }: { readonly supply: Supply; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const nameSupply = useNameSupply()
  const { title, name, icon } = supply
  // Who changes only the icon keeps the title: the default name is the holder's, and would become the title once saved.
  const shownName = title.length <= CustomDataChangeLimits.name ? title : name
  return (
    <NameDialog
      title={t('supplies.edit.title')}
      named={{ name: shownName, icon }}
      save={(named) => nameSupply(supply.cups, named)}
      onClose={onClose}
    />
  )
}
