import { WHOLE_DAY } from '@acometida/api-spec/rules/time/alertHours'
import { useTranslation } from 'react-i18next'
import { Presets } from '#src/ui/form/choice/Presets.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { type TimeWindow, TimeWindowField } from '#src/ui/form/date/TimeWindowField.tsx'
import type { FieldProps } from '#src/ui/form/kit/useForm.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { AlertForm } from './alertForm.ts'
import type { AlertChannel } from './alertSettings.ts'

type AlertFieldsProps<Channel extends AlertChannel> = {
  readonly values: Pick<AlertForm, 'weekdays' | 'special'>
  /** The channel field, and `useForm`'s `field` for the others. */
  readonly channel: {
    readonly name: string
    readonly value: Channel
    readonly onValue: (channel: Channel) => void
    readonly error: string | undefined
  }
  readonly field: FieldsOf<'alertEmail' | 'alertPhone', string> & FieldsOf<'weekdays' | 'special', TimeWindow>
  /** The channels on offer. */
  readonly channels: readonly Channel[]
  readonly channelHint?: string | undefined
}

type FieldsOf<Name, Value> = (name: Name) => FieldProps<Name, Value>

/** The fields of the outage notices: channel, recipient, and the hours of working days and of other days. */
export function AlertFields<Channel extends AlertChannel>(props: AlertFieldsProps<Channel>) {
  const { values, channel, field, channels, channelHint } = props
  const { t } = useTranslation()
  const names = { email: t('alertFields.email'), sms: t('alertFields.sms'), push: t('alertFields.push') }
  const [weekdays, special] = [field('weekdays'), field('special')]
  return (
    <>
      <RadioGroup
        label={t('alertFields.channel')}
        hint={channelHint}
        inline
        options={channels.map((value) => ({ value, label: names[value] }))}
        {...channel}
      />
      {channel.value === 'email' && <EmailField label={t('alertFields.emailRecipient')} {...field('alertEmail')} />}
      {channel.value === 'sms' && <PhoneField label={t('alertFields.phoneRecipient')} {...field('alertPhone')} />}
      <Stack gap={3}>
        <Presets
          presets={[{ label: t('alertFields.always') }]}
          isChosen={() => isWholeDay(values.weekdays) && isWholeDay(values.special)}
          onChoose={() => {
            weekdays.onValue(WHOLE_DAY)
            special.onValue(WHOLE_DAY)
          }}
        />
        <Grid min={15} gap={6}>
          <TimeWindowField label={t('alertFields.weekdays')} {...weekdays} />
          <TimeWindowField label={t('alertFields.special')} {...special} />
        </Grid>
        <p className="muted">{t('alertFields.hours')}</p>
      </Stack>
    </>
  )
}

/** Whether the window is the whole day. */
export function isWholeDay({ from, to }: TimeWindow): boolean {
  return from === WHOLE_DAY.from && to === WHOLE_DAY.to
}
