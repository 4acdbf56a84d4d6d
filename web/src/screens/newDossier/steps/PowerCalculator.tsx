import { useState } from 'react'
import { errorText } from '#src/api/call/errorText.ts'
import { useLocale } from '#src/base/useLocale.ts'
import {
  buildingOf,
  EMPTY_BUILDING,
  type PlannedPower,
  type PowerList,
  powerListOf,
  usePlannedPower,
  invalidBuildingFields,
} from '#src/domain/dossier/form/building.ts'
import { AmountField } from '#src/screens/newDossier/fields.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

interface PowerCalculatorProps {
  /** Takes a power into the form, with its breakdown if known. */
  readonly onTake: (powerKw: number, list: PowerList) => void
}

/** The calculator of the required power: a home by its equipment, a building by its content. */
export function PowerCalculator({ onTake }: PowerCalculatorProps) {
  const { t, format } = useLocale()
  const [kind, setKind] = useState<'known' | 'home' | 'building'>('known')
  return (
    <Card title={t('dossierForm.calculator.title')}>
      <Stack gap={4}>
        <SegmentedControl
          label={t('dossierForm.calculator.title')}
          segments={(['known', 'home', 'building'] as const).map((value) => ({
            value,
            label: t(`dossierForm.calculator.${value}`),
          }))}
          value={kind}
          onValue={setKind}
        />
        {kind === 'home' &&
          HOMES.map(({ id, powerKw }) => (
            <Stack key={id} gap={2} align="start">
              <p>{t(`dossierForm.calculator.homes.${id}`)}</p>
              <Button onClick={() => onTake(powerKw, [{ use: 'DWELLING', units: 1, powerKw }])}>
                {t('dossierForm.calculator.take', { kw: format.number(powerKw, 2) })}
              </Button>
            </Stack>
          ))}
        {kind === 'building' && <Building onTake={onTake} />}
      </Stack>
    </Card>
  )
}

function Building({ onTake }: PowerCalculatorProps) {
  const { t } = useLocale()
  const { calculate, planned } = usePlannedPower()
  const { field, form } = useForm({
    draft: 'plannedPower',
    values: EMPTY_BUILDING,
    check: (typed) => {
      const wrong = invalidBuildingFields(typed)
      const isEmpty = wrong.length === 0 && buildingOf(typed) === null
      return {
        ...Object.fromEntries(wrong.map((name) => [name, t('dossierForm.calculator.wrong')])),
        ...(isEmpty && { basic: t('dossierForm.calculator.empty') }),
      }
    },
    send: async (typed) => {
      const building = buildingOf(typed)
      if (building) await calculate(building)
    },
    again: 'asSent',
    freeToLeave: true,
  })
  return (
    <>
      <Form
        {...form}
        submit={{ label: t('dossierForm.calculator.calculate'), reads: true, variant: 'secondary' }}
        failedTitle={t('dossierForm.calculator.failed')}
        failed={(failure) => errorText(t, failure)}
      >
        {COUNTS.map(([name, unit]) => (
          <AmountField
            key={name}
            label={t(`dossierForm.calculator.${name}`)}
            characters={7}
            trailing={unit}
            optional
            {...field(name)}
          />
        ))}
        <Checkbox label={t('dossierForm.calculator.forced')} {...field('forced')} />
        <Checkbox label={t('dossierForm.calculator.managed')} {...field('managed')} />
      </Form>
      <div aria-live="polite">{planned && <Breakdown planned={planned} onTake={onTake} />}</div>
    </>
  )
}

type BreakdownProps = PowerCalculatorProps & { readonly planned: PlannedPower }

function Breakdown({ planned: { totalWatts: watts, breakdown: lines }, onTake }: BreakdownProps) {
  const { t, format } = useLocale()
  const kw = (value: number) => `${format.number(value / 1000, 2)} kW`
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          ...powerListOf(lines).map(({ use, units, powerKw }, index) => ({
            term: t('dossierForm.powerUse', {
              use: t(`dossierForm.powerUses.${use}`),
              units,
              kw: format.number(powerKw, 2),
            }),
            value: t('dossierForm.calculator.atOnce', {
              kw: kw(lines[index]?.watts ?? 0),
              source: lines[index]?.source ?? '',
            }),
          })),
          { term: t('dossierForm.calculator.total'), value: <strong>{kw(watts)}</strong> },
        ]}
      />
      <div>
        <Button variant="primary" onClick={() => onTake(watts / 1000, powerListOf(lines))}>
          {t('dossierForm.calculator.take', { kw: format.number(watts / 1000, 2) })}
        </Button>
      </div>
    </Stack>
  )
}

/** Basic and elevated electrification (ITC-BT-25). */
const HOMES = [
  { id: 'basic', powerKw: 5.75 },
  { id: 'elevated', powerKw: 9.2 },
] as const

const COUNTS = [
  ['basic', undefined],
  ['elevated', undefined],
  ['premises', undefined],
  ['premisesArea', 'm²'],
  ['industryArea', 'm²'],
  ['garageArea', 'm²'],
  ['commonKw', 'kW'],
  ['chargers', undefined],
] as const
