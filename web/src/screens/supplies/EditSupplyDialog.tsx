import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#src/api/apiError.ts'
import { refusedFields } from '#src/api/refusedFields.ts'
import { type Supply, useNameSupply } from '#src/domain/supply/supplies.ts'
import { SUPPLY_ICON_NAMES, SUPPLY_ICONS } from '#src/domain/supply/supplyIcons.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import styles from './EditSupplyDialog.module.css'

type EditSupplyDialogProps = {
  readonly supply: Supply
  readonly onClose: () => void
}

/** The customer's own name and icon of a supply. It closes once they are saved; where that fails, what was typed stays. */
export function EditSupplyDialog({ supply, onClose }: EditSupplyDialogProps) {
  const { t } = useTranslation()
  const { nameSupply } = useNameSupply()
  const { field, form, busy, failure } = useForm({
    values: { name: supply.name, icon: supply.icon },
    check: ({ name }) => ({ name: nameProblem(name.trim()) }),
    send: ({ name, icon }) => nameSupply(supply, { name: name.trim(), icon }),
    onSent: () => {
      toast.success(t('supplies.edit.saved'))
      onClose()
    },
    refused: (error) => refusedFields(failureOf(error), { 'body/name': { name: t('supplies.edit.nameRefused') } }),
  })

  return (
    <Dialog open onClose={onClose} title={t('supplies.edit.title')} size="medium">
      <Form
        {...form}
        actions={
          <>
            <Button type="submit" variant="primary" loading={busy}>
              {t('common.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('common.cancel')}
            </Button>
          </>
        }
      >
        {failure !== null && <Banner tone="error">{t('supplies.edit.failed')}</Banner>}
        <TextField
          label={t('supplies.edit.name')}
          hint={t('supplies.edit.nameHint')}
          autoComplete="off"
          {...field('name')}
        />
        <IconChoice label={t('supplies.edit.icon')} {...field('icon')} />
      </Form>
    </Dialog>
  )

  function nameProblem(name: string): string | undefined {
    if (name === '') return t('supplies.edit.nameEmpty')
    return name.length > MAX_NAME ? t('supplies.edit.nameLong') : undefined
  }
}

const MAX_NAME = 40

type IconChoiceProps = {
  readonly label: string
  readonly value: Supply['icon']
  readonly onValue: (icon: Supply['icon']) => void
}

/** The icons side by side, each with its word; native radios underneath, so the arrow keys work. */
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
            {t(`supplies.icons.${icon}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
