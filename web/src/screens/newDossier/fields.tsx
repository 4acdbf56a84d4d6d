import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConnectionTyped, invalidConnectionFields } from '#src/domain/dossier/start/estimate.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import type { FieldProps } from '#src/ui/form/kit/useForm.tsx'
import { TextField, type KnownFieldProps } from '#src/ui/form/text/TextField.tsx'

/** A text or choice field of `useForm`. */
export type Typed = FieldProps<string, string>

/** The requested or installed power in kW. */
export function KilowattsField({ generation = false, ...field }: Typed & { readonly generation?: boolean }) {
  const { t } = useTranslation()
  return (
    <AmountField
      label={t(generation ? 'newDossier.inMind.kwGeneration' : 'newDossier.inMind.kw')}
      hint={t(generation ? 'newDossier.inMind.kwHintGeneration' : 'newDossier.inMind.kwHint')}
      trailing="kW"
      {...field}
    />
  )
}

export function VoltageField(field: Typed) {
  const { t } = useTranslation()
  const options = VOLTAGES.map((value) => ({ value, label: t(`newDossier.inMind.voltages.${value}`) }))
  return <RadioGroup<string> label={t('newDossier.inMind.voltage')} options={options} {...field} />
}

/** The distance to the nearest line in metres. */
export function MetresField(field: Typed) {
  const { t } = useTranslation()
  return (
    <AmountField
      label={t('newDossier.inMind.metres')}
      hint={t('newDossier.inMind.metresHint')}
      inputMode="numeric"
      trailing="m"
      {...field}
    />
  )
}

/** A quantity, with its unit after it. */
export function AmountField(field: KnownFieldProps) {
  return <TextField kind="number" inputMode="decimal" autoComplete="off" characters={8} {...field} />
}

/** Whether the plot has urban services. */
export function GroundField(field: Typed) {
  const { t } = useTranslation()
  return <YesNoField label={t('newDossier.inMind.ground')} hint={t('newDossier.inMind.groundHint')} {...field} />
}

/** A yes-or-no question without a default. */
export function YesNoField(field: Typed & { readonly label: string; readonly hint?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <RadioGroup<string>
      inline
      options={[
        { value: 'yes', label: t('newDossier.inMind.yes') },
        { value: 'no', label: t('newDossier.inMind.no') },
      ]}
      {...field}
    />
  )
}

/** The problems of a connection, at its fields. */
export function connectionProblems(typed: ConnectionTyped, t: TFunction): Partial<ConnectionTyped> {
  return Object.fromEntries(invalidConnectionFields(typed).map((name) => [name, t(`newDossier.inMind.${name}Wrong`)]))
}

/** The initial value of `YesNoField`. */
export function yesOrNo(answer: boolean | undefined): string {
  if (answer === undefined) return ''
  return answer ? 'yes' : 'no'
}

const VOLTAGES = ['BT', 'MT', 'AT'] as const
