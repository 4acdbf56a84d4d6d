import { useState } from 'react'
import { errorText } from '#src/api/call/errorText.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { AlertFields } from '#src/domain/alert/AlertFields.tsx'
import { alertFormOf, alertProblems, alertRefusals, alertsOf } from '#src/domain/alert/alertForm.ts'
import { useSaveAllAlerts, useSaveSupplyAlert } from '#src/domain/alert/supplyAlerts.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useRefusedEmail } from '#src/session/login/emailCheck.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { AlertPreviewChart } from './AlertPreviewChart.tsx'
import type { AlertAct, AlertsProps } from './alerts.type.ts'

/** `supplies`: one, or several with the same settings. */
type AlertDialogProps = AlertsProps & {
  /** All supplies of the user. */
  readonly all: readonly Supply[]
  /** Saves several one by one. */
  readonly onAct: AlertAct
  readonly onClose: () => void
}

/** The settings of a supply's alert, applied to the last year's outages; or of several alerts at once. */
export function AlertDialog({ supplies, all, alerts, profile, onAct, onClose }: AlertDialogProps) {
  const { t, format } = useLocale()
  const save = useSaveSupplyAlert(alerts)
  const saveAll = useSaveAllAlerts()
  const refusedEmail = useRefusedEmail()
  const [everywhere, setEverywhere] = useState(false)
  const [first] = supplies
  const one = supplies.length === 1 ? first : undefined
  const alert = first && alerts.byCups.get(first.cups)
  const others = one ? [...alerts.byCups.keys()].filter((cups) => cups !== one.cups).length : 0
  const canPush = alerts.hasDevices
  const current = alert ?? profile.alerts
  const { channel, recipient } = profile.alerts
  // Without a device the app reaches nobody, so the alert starts with the profile's channel.
  const stored = current.channel === 'push' && !canPush ? { ...current, channel, recipient } : current
  const { values, field, form } = useForm({
    draft: `alert/${supplies.map(({ cups }) => cups).join('/')}`,
    values: alertFormOf(profile, stored),
    check: (typed) => alertProblems(t, typed),
    checkLeft: { alertEmail: refusedEmail },
    send: async (typed) => {
      if (!one) return
      const settings = alertsOf(typed)
      await save.mutateAsync({ cups: one.cups, active: true, settings })
      if (everywhere) await saveAll.mutateAsync(settings)
    },
    onSent: (_answer, typed) => {
      if (one) toast.success(t('supplyAlerts.saved', { count: everywhere ? others + 1 : 1, number: others + 1 }))
      else onAct(supplies, true, alertsOf(typed))
      onClose()
    },
    refused: (error, typed) => alertRefusals(t, error, typed.alertChannel),
  })

  const number = format.number(supplies.length)
  const previewed = all.filter((supply) => supplies.includes(supply) || (everywhere && alerts.byCups.has(supply.cups)))
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={one ? t('supplyAlerts.dialog.one', { name: one.title }) : t('supplyAlerts.dialog.many', { number })}
    >
      <Form
        {...form}
        submit={t(one && !alert?.active ? 'supplyAlerts.dialog.saveOn' : 'common.save')}
        onCancel={onClose}
        failedTitle={t('supplyAlerts.dialog.failed')}
        failed={(failure) => errorText(t, failure)}
      >
        {!one && <p>{t('supplyAlerts.dialog.alike', { number })}</p>}
        <AlertFields
          values={values}
          channel={field('alertChannel')}
          field={field}
          channels={canPush ? WITH_APP : WITHOUT_APP}
          channelHint={canPush ? undefined : t('alertFields.noDevice')}
        />
        <AlertPreviewChart supplies={previewed} hours={values} />
        {others > 0 && (
          <Checkbox
            name="everywhere"
            label={t('supplyAlerts.dialog.everywhere', { count: others, number: format.number(others) })}
            checked={everywhere}
            onValue={setEverywhere}
          />
        )}
      </Form>
    </Dialog>
  )
}

const WITHOUT_APP = ['email', 'sms'] as const
const WITH_APP = [...WITHOUT_APP, 'push'] as const
