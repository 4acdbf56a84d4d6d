import { CustomDataChangeLimits } from '@acometida/api-spec/generated/limits'
import { isName } from '@acometida/api-spec/rules/person/name'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#src/api/call/apiError.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { SupplyIcon } from '#src/api/generated/api.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import type { Named } from './customNames.ts'
import styles from './NameDialog.module.css'
import { SUPPLY_ICON_NAMES, SUPPLY_ICONS } from './supplyIcons.ts'

type NameDialogProps = {
  readonly title: string
  readonly named: Named
  readonly save: (named: Named) => Promise<unknown>
  readonly onClose: () => void
}

/**
 * The dialog for the customer's name and icon of a supply or dossier. Closes once they are saved, and keeps the input
 * after a failure.
 */
export function NameDialog({ title, named, save, onClose }: NameDialogProps) {
  const { t } = useTranslation()
  const { field, form } = useForm({
    draft: `name/${title}`,
    values: { name: named.name, icon: named.icon },
    check: ({ name }) => ({ name: nameProblem(name.trim()) }),
    send: ({ name, icon }) => save({ name: name.trim(), icon }),
    onSent: () => {
      toast.success(t('supply.naming.saved'))
      onClose()
    },
    refused: (error) => refusedFields(failureOf(error), { 'body/name': { name: t('supply.naming.nameRefused') } }),
  })

  return (
    <Dialog open onClose={onClose} title={title} size="medium">
      <Form {...form} submit={t('common.save')} onCancel={onClose} failed={t('supply.naming.failed')}>
        <TextField
          label={t('supply.naming.name')}
          kind="line"
          hint={t('supply.naming.nameHint')}
          autoComplete="off"
          {...field('name')}
        />
        <IconChoice label={t('supply.naming.icon')} {...field('icon')} />
      </Form>
    </Dialog>
  )

  function nameProblem(name: string): string | undefined {
    if (name === '') return t('supply.naming.nameEmpty')
    if (name.length > CustomDataChangeLimits.name) return t('supply.naming.nameLong')
    return isName(name) ? undefined : t('uiShared.notName')
  }
}

type IconChoiceProps = {
  readonly label: string
  readonly value: string
  readonly onValue: (icon: SupplyIcon) => void
}

/** The icons side by side, each with its name. Native radios underneath, so the arrow keys work. */
function IconChoice({ label, value, onValue }: IconChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.icons}>
        {SUPPLY_ICON_NAMES.map((icon) => (
          <label className={styles.icon} key={icon}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onValue(icon)}
            />
            <Icon name={SUPPLY_ICONS[icon]} size={28} />
            {t(`supply.icons.${icon}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
