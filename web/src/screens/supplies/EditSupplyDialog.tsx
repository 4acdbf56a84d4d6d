import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemsAt } from '#src/api/problemsAt.ts'
import { useSession } from '#src/session/session.store.ts'
import type { Supply } from '#src/domain/supply/useSupplies.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { IconChoice } from './IconChoice.tsx'
import { useNameSupply } from './useNameSupply.ts'

type EditSupplyDialogProps = {
  readonly supply: Supply
  readonly onClose: () => void
}

/** The customer's own name and icon of a supply. It closes once they are saved; where that fails, what was typed stays. */
export function EditSupplyDialog({ supply, onClose }: EditSupplyDialogProps) {
  const { t } = useTranslation()
  const { document } = useSession()
  const save = useNameSupply()
  const [name, setName] = useState(supply.name)
  const [icon, setIcon] = useState(supply.icon)
  const [attempt, setAttempt] = useState(0)
  const trimmed = name.trim()
  const problem =
    trimmed === '' ? t('supplies.edit.nameEmpty') : trimmed.length > MAX_NAME ? t('supplies.edit.nameLong') : undefined
  const refused = problemsAt(save.error, { name: t('supplies.edit.nameRefused') })
  const shown = (attempt > 0 ? problem : undefined) ?? refused[0]

  const submit = () => {
    setAttempt(attempt + 1)
    if (problem) return
    save.mutate(
      { key: supply.cups, data: { type: 'supply', documentNumber: document, name: trimmed, icon } },
      {
        onSuccess: () => {
          toast.success(t('supplies.edit.saved'))
          onClose()
        },
      },
    )
  }

  return (
    <Dialog open onClose={onClose} title={t('supplies.edit.title')} size="medium">
      <Form
        onSubmit={submit}
        attempt={attempt}
        problems={shown ? [{ fieldId: 'supply-name', message: shown }] : undefined}
        actions={
          <>
            <Button type="submit" variant="primary" loading={save.isPending}>
              {t('common.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('common.cancel')}
            </Button>
          </>
        }
      >
        {save.isError && refused.length === 0 && <Banner tone="error">{t('supplies.edit.failed')}</Banner>}
        <TextField
          id="supply-name"
          label={t('supplies.edit.name')}
          hint={t('supplies.edit.nameHint')}
          error={shown}
          autoComplete="off"
          value={name}
          onValue={(value) => {
            setName(value)
            if (save.isError) save.reset()
          }}
        />
        <IconChoice label={t('supplies.edit.icon')} value={icon} onValue={setIcon} />
      </Form>
    </Dialog>
  )
}

const MAX_NAME = 40
